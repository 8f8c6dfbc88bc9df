-- The search finds vehicles by the name as shown: brand, model and year. Each text is stored as `searchableText` folds it, and with a digit in it
-- also without spaces and hyphens.
UPDATE "vehicles" SET "search_text" = (
	SELECT string_agg(CASE WHEN "tight" <> "plain" AND "plain" ~ '[0-9]' THEN "plain" || ' ' || "tight" ELSE "plain" END, ' ' ORDER BY "place")
	FROM (
		SELECT "place", "plain", regexp_replace("plain", '[ -]', '', 'g') AS "tight"
		FROM (
			SELECT "place", trim(lower(regexp_replace(normalize("text", NFD), '[\u0300-\u036f]', '', 'g'))) AS "plain"
			FROM unnest(ARRAY["registration_number", "brand" || ' ' || "name" || ' ' || "year", "nickname"]) WITH ORDINALITY AS "texts" ("text", "place")
			WHERE "text" <> ''
		) "folded"
	) "forms"
);
