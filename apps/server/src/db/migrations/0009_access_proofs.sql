-- Codes and tokens that last minutes and belong to no session: their users request new ones.
DELETE FROM "otp_codes" WHERE "purpose" <> 'login';--> statement-breakpoint
DELETE FROM "one_time_tokens" WHERE "kind" IN ('handoff', 'step_up');--> statement-breakpoint
CREATE TABLE "former_contacts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"user_version" integer NOT NULL,
	"reserved_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "former_contacts_kind" CHECK ("former_contacts"."kind" in ('email', 'phone'))
);
--> statement-breakpoint
ALTER TABLE "one_time_tokens" DROP CONSTRAINT "one_time_tokens_kind";--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_expiry";--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "session_id" text;--> statement-breakpoint
ALTER TABLE "otp_codes" ADD COLUMN "session_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "sessions" SET "ends_at" = "created_at" + interval '90 days', "expires_at" = least("expires_at", "created_at" + interval '90 days');--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "ends_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_set_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "former_contacts" ADD CONSTRAINT "former_contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_contacts_user" ON "former_contacts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "former_contacts_value" ON "former_contacts" USING btree (lower("value"));--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "otp_codes" ADD CONSTRAINT "otp_codes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_tokens_session" ON "one_time_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "otp_codes_user" ON "otp_codes" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_session" CHECK ("one_time_tokens"."kind" not in ('handoff', 'step_up') or "one_time_tokens"."session_id" is not null);--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_kind" CHECK ("one_time_tokens"."kind" in ('password_reset', 'handoff', 'step_up', 'email', 'email_undo', 'calendar'));--> statement-breakpoint
ALTER TABLE "otp_codes" ADD CONSTRAINT "otp_codes_session" CHECK (("otp_codes"."session_id" is null) = ("otp_codes"."purpose" = 'login'));--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_expiry" CHECK ("sessions"."expires_at" > "sessions"."created_at" and "sessions"."expires_at" <= "sessions"."ends_at");