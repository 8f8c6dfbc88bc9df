ALTER TABLE "drivers" ADD COLUMN "before_removal" jsonb;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "before_removal" jsonb;--> statement-breakpoint
-- What was removed before this migration: its status stands in the audit log.
UPDATE "vehicles" SET "before_removal" = jsonb_build_object('status', removal."from", 'reason', null)
FROM (
	SELECT DISTINCT ON (e."entity_id") e."entity_id", c ->> 'from' AS "from"
	FROM "audit_events" e, jsonb_array_elements(e."changes") c
	WHERE e."action" = 'vehicle.archived' AND c ->> 'field' = 'status'
	ORDER BY e."entity_id", e."at" DESC
) removal
WHERE "vehicles"."status" = 'archived' AND removal."entity_id" = "vehicles"."id" AND removal."from" IS NOT NULL;--> statement-breakpoint
-- What was removed before this migration: its status stands in the audit log.
UPDATE "drivers" SET "before_removal" = jsonb_build_object('status', removal."from", 'reason', null)
FROM (
	SELECT DISTINCT ON (e."entity_id") e."entity_id", c ->> 'from' AS "from"
	FROM "audit_events" e, jsonb_array_elements(e."changes") c
	WHERE e."action" = 'driver.archived' AND c ->> 'field' = 'status'
	ORDER BY e."entity_id", e."at" DESC
) removal
WHERE "drivers"."status" = 'archived' AND removal."entity_id" = "drivers"."id" AND removal."from" IS NOT NULL;