-- The search finds the name as shown: brand, model and year. A name with diacritics is stored without them, and has its year after its next change.
UPDATE "vehicles" SET "search_text" = replace("search_text", lower("brand" || ' ' || "name"), lower("brand" || ' ' || "name") || ' ' || "year") WHERE "brand" <> '' AND "name" <> '';
