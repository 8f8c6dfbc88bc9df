ALTER TABLE "setup_drafts" ADD COLUMN "partner_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "setup_drafts" DROP CONSTRAINT "setup_drafts_user_id_form_pk";--> statement-breakpoint
ALTER TABLE "setup_drafts" ADD CONSTRAINT "setup_drafts_user_id_form_partner_id_pk" PRIMARY KEY("user_id","form","partner_id");--> statement-breakpoint
-- A draft of a person of one organisation belongs to that one; of which of several it is nobody knows.
UPDATE "setup_drafts" SET "partner_id" = "only"."partner_id" FROM (
	SELECT "user_id", min("partner_id") AS "partner_id" FROM "members" WHERE "partner_id" IS NOT NULL GROUP BY "user_id" HAVING count(*) = 1
) AS "only" WHERE "only"."user_id" = "setup_drafts"."user_id" AND "form" IN ('vehicle', 'driver');--> statement-breakpoint
DELETE FROM "setup_drafts" WHERE "form" IN ('vehicle', 'driver') AND "partner_id" = '';
