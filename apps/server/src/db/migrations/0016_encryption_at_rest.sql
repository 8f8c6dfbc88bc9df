CREATE TABLE "name_change_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"fname" text NOT NULL,
	"lname" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"reviewed_at" timestamp (3) with time zone,
	CONSTRAINT "name_change_requests_status" CHECK ("name_change_requests"."status" in ('under_review', 'approved', 'rejected')),
	CONSTRAINT "name_change_requests_reviewed" CHECK (("name_change_requests"."status" = 'under_review') = ("name_change_requests"."reviewed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "name_change_requests" ADD CONSTRAINT "name_change_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "name_change_requests_open" ON "name_change_requests" USING btree ("user_id") WHERE "name_change_requests"."status" = 'under_review';--> statement-breakpoint
-- The server encrypts existing texts at its start, because that needs its key. New rows and changes are checked at once: the constraints are NOT VALID.
ALTER TABLE "documents" ADD COLUMN "identity_number" text;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_encrypted_number" CHECK ("documents"."identity_number" like 'enc1.%');--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_identity_number" CHECK (case when "documents"."type" in ('nin_slip', 'director_id') then "documents"."number" is null else "documents"."identity_number" is null end) NOT VALID;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "body" SET DATA TYPE text USING "body"::text;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_encrypted" CHECK ("idempotency_keys"."body" like 'enc1.%') NOT VALID;--> statement-breakpoint
ALTER TABLE "imports" ALTER COLUMN "rows" SET DATA TYPE text USING "rows"::text;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_encrypted" CHECK ("imports"."rows" like 'enc1.%') NOT VALID;--> statement-breakpoint
-- Messages of an earlier version, which sent none, are not sent any more.
ALTER TABLE "outbox" ADD COLUMN "send_before" timestamp (3) with time zone DEFAULT 'epoch' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "given_up_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "outbox" SET "send_before" = "created_at";--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "send_before" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "text" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_pending" ON "outbox" USING btree ("created_at","id") WHERE "outbox"."sent_at" is null and "outbox"."given_up_at" is null;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_encrypted_text" CHECK ("outbox"."text" like 'enc1.%') NOT VALID;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_encrypted_code" CHECK ("outbox"."code" like 'enc1.%') NOT VALID;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_encrypted_link" CHECK ("outbox"."link" like 'enc1.%') NOT VALID;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_wiped" CHECK (("outbox"."sent_at" is null and "outbox"."given_up_at" is null and "outbox"."text" is not null) or (num_nonnulls("outbox"."sent_at", "outbox"."given_up_at") = 1 and num_nonnulls("outbox"."text", "outbox"."code", "outbox"."link") = 0));--> statement-breakpoint
ALTER TABLE "kyc_steps" ADD COLUMN "submitted_by" text;--> statement-breakpoint
ALTER TABLE "kyc_steps" ADD COLUMN "legal_fname" text;--> statement-breakpoint
ALTER TABLE "kyc_steps" ADD COLUMN "legal_lname" text;--> statement-breakpoint
-- Salted hashes of eleven digits can be guessed; HMACs take their place. The numbers themselves were never stored.
UPDATE "kyc_steps" SET "document_hash" = null, "submitted_by" = case when "status" <> 'not-submitted' then (
	select m."user_id" from "members" m join "member_roles" r on r."member_id" = m."id" and r."role" = 'partner_owner'
	where m."partner_id" = "kyc_steps"."partner_id" order by m."created_at", m."id" limit 1
) end;--> statement-breakpoint
UPDATE "drivers" SET "nin_hash" = null WHERE "nin_hash" is not null;--> statement-breakpoint
ALTER TABLE "kyc_steps" ALTER COLUMN "entered" SET DATA TYPE text USING "entered"::text;--> statement-breakpoint
ALTER TABLE "kyc_steps" ADD CONSTRAINT "kyc_steps_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kyc_steps_submitted_by" ON "kyc_steps" USING btree ("submitted_by");--> statement-breakpoint
ALTER TABLE "kyc_steps" ADD CONSTRAINT "kyc_steps_encrypted_entered" CHECK ("kyc_steps"."entered" like 'enc1.%') NOT VALID;--> statement-breakpoint
ALTER TABLE "kyc_steps" ADD CONSTRAINT "kyc_steps_encrypted_names" CHECK ("kyc_steps"."legal_fname" like 'enc1.%' and "kyc_steps"."legal_lname" like 'enc1.%');--> statement-breakpoint
ALTER TABLE "kyc_steps" ADD CONSTRAINT "kyc_steps_legal_names" CHECK (("kyc_steps"."legal_fname" is null) = ("kyc_steps"."legal_lname" is null) and ("kyc_steps"."legal_fname" is null or ("kyc_steps"."step" = 'identity' and "kyc_steps"."status" = 'completed')));
