-- An invitation now belongs to an address alone, and its user sees it once the address is proved: member_invitations has every row of this table.
DROP TABLE "partner_invitations" CASCADE;--> statement-breakpoint
ALTER TABLE "member_invitations" ADD COLUMN "link_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "member_invitations_address" ON "member_invitations" USING btree (lower("member_email"));--> statement-breakpoint
ALTER TABLE "member_invitations" ADD CONSTRAINT "member_invitations_link_hash_unique" UNIQUE("link_hash");--> statement-breakpoint
-- A code that an owner got after the last mail was known to them, so it proves nothing.
UPDATE "member_invitations" AS i SET "link_hash" = i."code_hash", "code_hash" = 'copied ' || i."id"
WHERE EXISTS (SELECT 1 FROM "audit_events" a WHERE a."action" = 'member.link_made' AND a."entity_id" = i."id"
  AND a."at" >= coalesce(i."last_sent_at", i."created_at"));--> statement-breakpoint
-- Demo accounts are proved. Others are where a link that was mailed to the present address was opened, in place of being replaced by a newer one.
UPDATE "users" AS u SET "email_verified_at" = u."created_at" WHERE u."id" LIKE 'usr\_01JN9QW4RG%';--> statement-breakpoint
UPDATE "users" AS u SET "email_verified_at" = opened."at" FROM (
  SELECT t."user_id", max(t."used_at") AS "at" FROM "one_time_tokens" t JOIN "users" o ON o."id" = t."user_id"
  WHERE t."used_at" IS NOT NULL
    AND (t."kind" = 'password_reset' OR (t."kind" = 'email' AND lower(t."data" ->> 'email') = lower(o."email")))
    AND NOT EXISTS (SELECT 1 FROM "one_time_tokens" n WHERE n."user_id" = t."user_id" AND n."kind" = t."kind" AND n."created_at" = t."used_at")
  GROUP BY t."user_id"
) AS opened WHERE opened."user_id" = u."id" AND u."email_verified_at" IS NULL;--> statement-breakpoint
-- Everyone who registered and has not created an organisation gets the right to do so back, which accepting an invitation used to take.
INSERT INTO "members" ("id", "user_id", "partner_id", "role", "disabled", "created_at")
SELECT 'mbr_' || substr(u."id", 5), u."id", NULL, 'owner', false, u."created_at" FROM "users" u
WHERE u."id" NOT LIKE 'usr\_01JN9QW4RG%'
  AND NOT EXISTS (SELECT 1 FROM "members" m WHERE m."user_id" = u."id" AND m."partner_id" IS NULL)
  AND NOT EXISTS (SELECT 1 FROM "audit_events" a WHERE a."action" = 'partner.created' AND a."actor_id" = u."id");--> statement-breakpoint
INSERT INTO "member_roles" ("member_id", "role") SELECT m."id", 'partner_owner' FROM "members" m WHERE m."partner_id" IS NULL ON CONFLICT DO NOTHING;--> statement-breakpoint
CREATE FUNCTION members_keep_organisation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a member record keeps its user and organisation' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER members_keep_organisation BEFORE UPDATE OF "user_id", "partner_id" ON "members" FOR EACH ROW
  WHEN (OLD."user_id" IS DISTINCT FROM NEW."user_id" OR OLD."partner_id" IS DISTINCT FROM NEW."partner_id")
  EXECUTE FUNCTION members_keep_organisation();
