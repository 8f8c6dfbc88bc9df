ALTER TABLE "otp_codes" ADD COLUMN "attempt_hash" text;--> statement-breakpoint
ALTER TABLE "otp_codes" ADD COLUMN "started_session_id" text;--> statement-breakpoint
ALTER TABLE "otp_codes" ADD CONSTRAINT "otp_codes_started_session_id_sessions_id_fk" FOREIGN KEY ("started_session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "otp_codes" ADD CONSTRAINT "otp_codes_attempt" CHECK ("otp_codes"."attempt_hash" is null or ("otp_codes"."purpose" = 'login' and "otp_codes"."used_at" is not null));