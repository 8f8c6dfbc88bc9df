CREATE TABLE "cost_configurations" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"scope" text NOT NULL,
	"vehicle_type" text,
	"vehicle_id" text,
	"version" integer NOT NULL,
	"effective_from" date NOT NULL,
	"items" jsonb,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cost_configurations_scope" CHECK ("cost_configurations"."scope" in ('default', 'vehicle_type', 'vehicle')),
	CONSTRAINT "cost_configurations_of" CHECK (("cost_configurations"."scope" = 'vehicle') = ("cost_configurations"."vehicle_id" is not null) and ("cost_configurations"."scope" = 'vehicle_type') = ("cost_configurations"."vehicle_type" is not null))
);
--> statement-breakpoint
CREATE TABLE "rate_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"partner_id" text,
	"vehicle_type" text NOT NULL,
	"route_id" text,
	"basis" text NOT NULL,
	"rate_kobo" bigint,
	"share_bps" integer,
	"platform_fee_bps" integer NOT NULL,
	"withholding_rate_bps" integer NOT NULL,
	"withholding_basis" text NOT NULL,
	"tables" jsonb NOT NULL,
	"effective_from" date NOT NULL,
	"announced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rate_cards_basis" CHECK ("rate_cards"."basis" in ('per_trip', 'per_day', 'per_km', 'revenue_share')),
	CONSTRAINT "rate_cards_shares" CHECK ("rate_cards"."platform_fee_bps" between 0 and 10000 and "rate_cards"."withholding_rate_bps" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "document_queries" (
	"id" text PRIMARY KEY NOT NULL,
	"document_id" text NOT NULL,
	"message" text NOT NULL,
	"asked_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "document_reminders" (
	"id" text PRIMARY KEY NOT NULL,
	"document_id" text NOT NULL,
	"days" integer NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"earning_line_id" text NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text NOT NULL,
	"decision_text" text,
	"adjustment_id" text,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "disputes_state" CHECK ("disputes"."state" in ('open', 'in_review', 'accepted', 'declined')),
	CONSTRAINT "disputes_decided" CHECK (("disputes"."state" in ('accepted', 'declined')) = ("disputes"."decided_at" is not null)),
	CONSTRAINT "disputes_declined" CHECK ("disputes"."state" <> 'declined' or "disputes"."decision_text" is not null)
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"actor_role" text NOT NULL,
	"address" text,
	"device" text,
	"action" text NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" text NOT NULL,
	"entity_label" text NOT NULL,
	"changes" jsonb NOT NULL,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "event_sequences" (
	"partner_id" text PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text,
	"user_id" text,
	"seq" bigint,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "events_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"room" text NOT NULL,
	"type" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" text,
	"actor_name" text,
	"request_id" text,
	"data" jsonb NOT NULL,
	CONSTRAINT "events_seq_of_partner" CHECK (("events"."partner_id" is null) = ("events"."seq" is null))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"kind" text NOT NULL,
	"on_error" text NOT NULL,
	"rows" jsonb NOT NULL,
	"status" text NOT NULL,
	"result" jsonb,
	"requested_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "imports_kind" CHECK ("imports"."kind" in ('vehicles', 'drivers'))
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"done_until" timestamp (3) with time zone NOT NULL,
	"failed_at" timestamp (3) with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"in_app" boolean NOT NULL,
	"email" boolean NOT NULL,
	"sms" boolean NOT NULL,
	CONSTRAINT "notification_preferences_user_id_type_pk" PRIMARY KEY("user_id","type")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text,
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"severity" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"entity_type" text,
	"entity_id" text,
	"link" text,
	"action_label" text,
	"needs_action" boolean DEFAULT false NOT NULL,
	"channels" text[] NOT NULL,
	"group_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_severity" CHECK ("notifications"."severity" in ('info', 'success', 'warning', 'critical')),
	CONSTRAINT "notifications_lengths" CHECK (length("notifications"."title") <= 80 and length("notifications"."body") <= 240)
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"type" text NOT NULL,
	"filters" jsonb NOT NULL,
	"format" text NOT NULL,
	"columns" text[] NOT NULL,
	"status" text NOT NULL,
	"rows" integer,
	"size" integer,
	"upload_id" text,
	"failure" text,
	"requested_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "reports_id_partner" UNIQUE("id","partner_id"),
	CONSTRAINT "reports_status" CHECK ("reports"."status" in ('queued', 'processing', 'ready', 'failed', 'expired')),
	CONSTRAINT "reports_format" CHECK ("reports"."format" in ('csv', 'xlsx', 'pdf'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"ahead_ms" bigint NOT NULL,
	CONSTRAINT "sandbox_clock_one" CHECK ("sandbox_clock"."id" = 1),
	CONSTRAINT "sandbox_clock_forward" CHECK ("sandbox_clock"."ahead_ms" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"hash" text PRIMARY KEY NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"uploaded_by" text,
	"partner_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attached_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "partner_change_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"changes" jsonb NOT NULL,
	"status" text NOT NULL,
	"requested_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"reviewed_at" timestamp (3) with time zone,
	CONSTRAINT "partner_change_requests_status" CHECK ("partner_change_requests"."status" in ('under_review', 'approved', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "partner_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"user_id" text NOT NULL,
	"roles" text[] NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "partner_invitations_status" CHECK ("partner_invitations"."status" in ('pending', 'accepted', 'rejected')),
	CONSTRAINT "partner_invitations_roles" CHECK (cardinality("partner_invitations"."roles") > 0),
	CONSTRAINT "partner_invitations_decided" CHECK (("partner_invitations"."status" = 'pending') = ("partner_invitations"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "passengers" (
	"id" text PRIMARY KEY NOT NULL,
	"trip_id" text NOT NULL,
	"seat" text,
	"fname" text NOT NULL,
	"lname" text NOT NULL,
	"phone" text NOT NULL,
	"pickup_sequence" integer NOT NULL,
	"dropoff_sequence" integer NOT NULL,
	"status" text NOT NULL,
	"boarded_at" timestamp (3) with time zone,
	"party_size" integer NOT NULL,
	"needs" text[] DEFAULT '{}' NOT NULL,
	"rating_given" smallint,
	"company" text,
	"client_at" timestamp (3) with time zone,
	CONSTRAINT "passengers_status" CHECK ("passengers"."status" in ('booked', 'boarded', 'no_show', 'alighted', 'cancelled')),
	CONSTRAINT "passengers_way" CHECK ("passengers"."pickup_sequence" < "passengers"."dropoff_sequence"),
	CONSTRAINT "passengers_party" CHECK ("passengers"."party_size" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "payout_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"payout_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"failure_code" text,
	"account_id" text
);
--> statement-breakpoint
CREATE TABLE "payslip_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"payslip_id" text NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"direction" text NOT NULL,
	"label" text NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"quantity" integer,
	"unit_kobo" bigint,
	"explain" text NOT NULL,
	"earning_ids_count" integer NOT NULL,
	CONSTRAINT "payslip_lines_position" UNIQUE("payslip_id","position"),
	CONSTRAINT "payslip_lines_amount" CHECK ("payslip_lines"."amount_kobo" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payslips" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"partner_id" text NOT NULL,
	"month" date NOT NULL,
	"status" text NOT NULL,
	"version_no" integer NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"opening_balance_kobo" bigint NOT NULL,
	"gross_kobo" bigint NOT NULL,
	"deductions_kobo" bigint NOT NULL,
	"net_kobo" bigint NOT NULL,
	"carried_forward_kobo" bigint NOT NULL,
	"payable_kobo" bigint NOT NULL,
	"wht_base_kobo" bigint NOT NULL,
	"wht_rate_bps" integer NOT NULL,
	"wht_kobo" bigint NOT NULL,
	"credit_note_status" text NOT NULL,
	"payout_id" text,
	"account_snapshot" jsonb,
	"acknowledged_at" timestamp (3) with time zone,
	"acknowledged_by" text,
	CONSTRAINT "payslips_id_partner" UNIQUE("id","partner_id"),
	CONSTRAINT "payslips_number_version" UNIQUE("partner_id","number","version_no"),
	CONSTRAINT "payslips_month_version" UNIQUE("partner_id","month","version_no"),
	CONSTRAINT "payslips_status" CHECK ("payslips"."status" in ('issued', 'paid', 'revised')),
	CONSTRAINT "payslips_first_day" CHECK (extract(day from "payslips"."month") = 1),
	CONSTRAINT "payslips_opening" CHECK ("payslips"."opening_balance_kobo" <= 0),
	CONSTRAINT "payslips_net" CHECK ("payslips"."net_kobo" = "payslips"."gross_kobo" - "payslips"."deductions_kobo" + "payslips"."opening_balance_kobo"),
	CONSTRAINT "payslips_payable" CHECK (("payslips"."net_kobo" < 0 and "payslips"."payable_kobo" = 0 and "payslips"."carried_forward_kobo" = "payslips"."net_kobo") or ("payslips"."net_kobo" >= 0 and "payslips"."payable_kobo" = "payslips"."net_kobo" and "payslips"."carried_forward_kobo" = 0))
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"partner_id" text,
	"data" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "one_time_tokens_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "one_time_tokens_kind" CHECK ("one_time_tokens"."kind" in ('password_reset', 'handoff', 'step_up', 'email', 'calendar'))
);
--> statement-breakpoint
CREATE TABLE "otp_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" text,
	"phone" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "otp_codes_purpose" CHECK ("otp_codes"."purpose" in ('login', 'step_up', 'phone')),
	CONSTRAINT "otp_codes_tries" CHECK ("otp_codes"."tries" between 0 and 5),
	CONSTRAINT "otp_codes_expiry" CHECK ("otp_codes"."expires_at" > "otp_codes"."created_at")
);
--> statement-breakpoint
CREATE TABLE "positions" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"vehicle_id" text NOT NULL,
	"trip_id" text,
	"driver_id" text,
	"lat" numeric(9, 6) NOT NULL,
	"lng" numeric(9, 6) NOT NULL,
	"speed_kmh" integer NOT NULL,
	"heading_deg" smallint NOT NULL,
	"accuracy_m" integer NOT NULL,
	"source" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "positions_place" CHECK ("positions"."lat" between -90 and 90 and "positions"."lng" between -180 and 180),
	CONSTRAINT "positions_motion" CHECK ("positions"."heading_deg" between 0 and 359 and "positions"."speed_kmh" >= 0)
);
--> statement-breakpoint
CREATE TABLE "route_interests" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"schedule_id" text NOT NULL,
	"vehicle_id" text NOT NULL,
	"note" text,
	"status" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "route_interests_status" CHECK ("route_interests"."status" in ('pending', 'accepted', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"id" text PRIMARY KEY NOT NULL,
	"route_id" text NOT NULL,
	"direction" text NOT NULL,
	"days_of_week" smallint[] NOT NULL,
	"departure_time" time(0) NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"vehicle_types" text[] NOT NULL,
	"seats_min" integer NOT NULL,
	"partner_id" text,
	"vehicle_id" text,
	"driver_id" text,
	"exceptions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "schedules_days" CHECK (cardinality("schedules"."days_of_week") between 1 and 7)
);
--> statement-breakpoint
CREATE TABLE "trip_issues" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"partner_id" text NOT NULL,
	"trip_id" text NOT NULL,
	"category" text NOT NULL,
	"severity" text NOT NULL,
	"description" text NOT NULL,
	"lat" numeric(9, 6),
	"lng" numeric(9, 6),
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"needs_replacement" boolean NOT NULL,
	"state" text NOT NULL,
	"reported_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	CONSTRAINT "trip_issues_reference_unique" UNIQUE("reference"),
	CONSTRAINT "trip_issues_category" CHECK ("trip_issues"."category" in ('breakdown', 'accident', 'delay', 'security', 'passenger', 'driver', 'other')),
	CONSTRAINT "trip_issues_severity" CHECK ("trip_issues"."severity" in ('low', 'medium', 'high', 'stopped')),
	CONSTRAINT "trip_issues_state" CHECK ("trip_issues"."state" in ('open', 'acknowledged', 'replacement_sent', 'resolved'))
);
--> statement-breakpoint
CREATE TABLE "trip_shares" (
	"id" text PRIMARY KEY NOT NULL,
	"trip_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "trip_shares_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "trip_events" (
	"id" text PRIMARY KEY NOT NULL,
	"trip_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"from" text,
	"to" text,
	"text" text NOT NULL,
	"by" text NOT NULL,
	"actor_id" text,
	CONSTRAINT "trip_events_by" CHECK ("trip_events"."by" in ('operator', 'partner', 'driver', 'system'))
);
--> statement-breakpoint
CREATE TABLE "trip_stops" (
	"trip_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"arrived_at" timestamp (3) with time zone,
	"departed_at" timestamp (3) with time zone,
	"boarded" integer NOT NULL,
	"alighted" integer NOT NULL,
	CONSTRAINT "trip_stops_trip_id_sequence_pk" PRIMARY KEY("trip_id","sequence"),
	CONSTRAINT "trip_stops_counts" CHECK ("trip_stops"."boarded" >= 0 and "trip_stops"."alighted" >= 0),
	CONSTRAINT "trip_stops_order" CHECK ("trip_stops"."departed_at" >= "trip_stops"."arrived_at")
);
--> statement-breakpoint
ALTER TABLE "drivers" DROP CONSTRAINT "drivers_partner_phone";--> statement-breakpoint
ALTER TABLE "settlement_accounts" DROP CONSTRAINT "settlement_accounts_number";--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_type";--> statement-breakpoint
ALTER TABLE "earning_lines" DROP CONSTRAINT "earning_lines_amount";--> statement-breakpoint
ALTER TABLE "earning_lines" DROP CONSTRAINT "earning_lines_settled";--> statement-breakpoint
DROP INDEX "trips_departure";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "review_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "review_outcome" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "issuer" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "files" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "uploaded_by" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "snoozed_until" date;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "other_names" text;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "dob" date;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "nin_hash" text;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "nin_last4" text;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "licence_issue_date" date;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "licence_expiry_date" date;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "lasdri_number" text;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "lasdri_expiry_date" date;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "years_experience" integer;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "emergency_contact" jsonb;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "guarantor" jsonb;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "avatar" text;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "invited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "app_state" text DEFAULT 'not_invited' NOT NULL;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "status_reason_code" text;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "status_reason_text" text;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "status_reason_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "status_reason_by" text;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "review_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "review_outcome" text;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "chassis_number" text;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "transmission" text;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "ownership" text DEFAULT 'owned' NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "odometer_km" integer;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "photos" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "status_reason_code" text;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "status_reason_text" text;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "status_reason_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "status_reason_by" text;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "review_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "review_outcome" text;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "earning_lines" ADD COLUMN "driver_id" text;--> statement-breakpoint
ALTER TABLE "earning_lines" ADD COLUMN "route_id" text;--> statement-breakpoint
ALTER TABLE "earning_lines" ADD COLUMN "formula" jsonb;--> statement-breakpoint
ALTER TABLE "earning_lines" ADD COLUMN "payslip_id" text;--> statement-breakpoint
ALTER TABLE "earning_lines" ADD COLUMN "created_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "initiated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "expected_by" date;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "bank_session_id" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "narration" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "failure_code" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "failure_text" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "next_retry_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "hold_code" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "hold_text" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "account_snapshot" jsonb;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement_accounts" ADD COLUMN "last_payout_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "settlement_accounts" ADD COLUMN "failure_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement_accounts" ADD COLUMN "resolve_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "settlement_accounts" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "settlement_accounts" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "kyc_steps" ADD COLUMN "attempts_on" date;--> statement-breakpoint
ALTER TABLE "kyc_steps" ADD COLUMN "document_hash" text;--> statement-breakpoint
ALTER TABLE "kyc_steps" ADD COLUMN "document_last3" text;--> statement-breakpoint
ALTER TABLE "kyc_steps" ADD COLUMN "entered" jsonb;--> statement-breakpoint
ALTER TABLE "kyc_steps" ADD COLUMN "review_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "kyc_steps" ADD COLUMN "review_outcome" text;--> statement-breakpoint
ALTER TABLE "member_invitations" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "member_invitations" ADD COLUMN "bounced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "member_invitations" ADD COLUMN "last_sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "member_invitations" ADD COLUMN "resent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "member_invitations" ADD COLUMN "resent_on" date;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "country" text DEFAULT 'NG' NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "theme" text DEFAULT 'system' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "low_data" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pending_email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "route_stops" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "route_stops" ADD COLUMN "lat" numeric(9, 6);--> statement-breakpoint
ALTER TABLE "route_stops" ADD COLUMN "lng" numeric(9, 6);--> statement-breakpoint
ALTER TABLE "route_stops" ADD COLUMN "kind" text DEFAULT 'both' NOT NULL;--> statement-breakpoint
ALTER TABLE "route_stops" ADD COLUMN "geofence_m" integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "polyline" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "demand" text;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "routes" ADD COLUMN "created_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "cancellation_text" text;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "compensation_kobo" bigint;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "schedule_id" text;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "delay_s" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "stop_sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cost_configurations" ADD CONSTRAINT "cost_configurations_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_configurations" ADD CONSTRAINT "cost_configurations_vehicle" FOREIGN KEY ("vehicle_id","partner_id") REFERENCES "public"."vehicles"("id","partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_cards" ADD CONSTRAINT "rate_cards_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_cards" ADD CONSTRAINT "rate_cards_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_queries" ADD CONSTRAINT "document_queries_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_reminders" ADD CONSTRAINT "document_reminders_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_earning_line_id_earning_lines_id_fk" FOREIGN KEY ("earning_line_id") REFERENCES "public"."earning_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_adjustment_id_earning_lines_id_fk" FOREIGN KEY ("adjustment_id") REFERENCES "public"."earning_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_sequences" ADD CONSTRAINT "event_sequences_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_hash_stored_files_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."stored_files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_change_requests" ADD CONSTRAINT "partner_change_requests_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_change_requests" ADD CONSTRAINT "partner_change_requests_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_invitations" ADD CONSTRAINT "partner_invitations_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_invitations" ADD CONSTRAINT "partner_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passengers" ADD CONSTRAINT "passengers_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_attempts" ADD CONSTRAINT "payout_attempts_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payslip_lines" ADD CONSTRAINT "payslip_lines_payslip_id_payslips_id_fk" FOREIGN KEY ("payslip_id") REFERENCES "public"."payslips"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payslips" ADD CONSTRAINT "payslips_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payslips" ADD CONSTRAINT "payslips_payout" FOREIGN KEY ("payout_id","partner_id") REFERENCES "public"."payouts"("id","partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "otp_codes" ADD CONSTRAINT "otp_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_vehicle" FOREIGN KEY ("vehicle_id","partner_id") REFERENCES "public"."vehicles"("id","partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_interests" ADD CONSTRAINT "route_interests_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_interests" ADD CONSTRAINT "route_interests_vehicle" FOREIGN KEY ("vehicle_id","partner_id") REFERENCES "public"."vehicles"("id","partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_vehicle" FOREIGN KEY ("vehicle_id","partner_id") REFERENCES "public"."vehicles"("id","partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_driver" FOREIGN KEY ("driver_id","partner_id") REFERENCES "public"."drivers"("id","partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_issues" ADD CONSTRAINT "trip_issues_trip" FOREIGN KEY ("trip_id","partner_id") REFERENCES "public"."trips"("id","partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_shares" ADD CONSTRAINT "trip_shares_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_events" ADD CONSTRAINT "trip_events_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_stops" ADD CONSTRAINT "trip_stops_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cost_configurations_version" ON "cost_configurations" USING btree ("partner_id",coalesce("vehicle_id", "vehicle_type", ''),"version");--> statement-breakpoint
CREATE INDEX "rate_cards_type" ON "rate_cards" USING btree ("vehicle_type","effective_from");--> statement-breakpoint
CREATE INDEX "document_queries_document" ON "document_queries" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "document_reminders_step" ON "document_reminders" USING btree ("document_id","days");--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_one_open" ON "disputes" USING btree ("earning_line_id") WHERE "disputes"."state" in ('open', 'in_review');--> statement-breakpoint
CREATE INDEX "disputes_partner" ON "disputes" USING btree ("partner_id","state");--> statement-breakpoint
CREATE INDEX "audit_events_newest" ON "audit_events" USING btree ("partner_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_actor" ON "audit_events" USING btree ("partner_id","actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_action" ON "audit_events" USING btree ("partner_id","action","at");--> statement-breakpoint
CREATE INDEX "audit_events_entity" ON "audit_events" USING btree ("entity_type","entity_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "events_seq" ON "events" USING btree ("partner_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "events_position" ON "events" USING btree ("position");--> statement-breakpoint
CREATE INDEX "events_at" ON "events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "imports_queue" ON "imports" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","partner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","partner_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_group" ON "notifications" USING btree ("user_id","group_key");--> statement-breakpoint
CREATE INDEX "reports_newest" ON "reports" USING btree ("partner_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_queue" ON "reports" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "uploads_hash" ON "uploads" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "uploads_loose" ON "uploads" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_change_requests_open" ON "partner_change_requests" USING btree ("partner_id") WHERE "partner_change_requests"."status" = 'under_review';--> statement-breakpoint
CREATE UNIQUE INDEX "partner_invitations_pending" ON "partner_invitations" USING btree ("partner_id","user_id") WHERE "partner_invitations"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "partner_invitations_user" ON "partner_invitations" USING btree ("user_id","status");--> statement-breakpoint
CREATE INDEX "passengers_trip" ON "passengers" USING btree ("trip_id");--> statement-breakpoint
CREATE UNIQUE INDEX "passengers_seat" ON "passengers" USING btree ("trip_id","seat") WHERE "passengers"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "payout_attempts_payout" ON "payout_attempts" USING btree ("payout_id","at");--> statement-breakpoint
CREATE INDEX "payslips_of_payout" ON "payslips" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "one_time_tokens_user" ON "one_time_tokens" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "otp_codes_phone" ON "otp_codes" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "positions_vehicle_at" ON "positions" USING btree ("vehicle_id","at");--> statement-breakpoint
CREATE INDEX "positions_trip" ON "positions" USING btree ("trip_id","at");--> statement-breakpoint
CREATE INDEX "positions_received" ON "positions" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "route_interests_open" ON "route_interests" USING btree ("partner_id","schedule_id") WHERE "route_interests"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "schedules_route" ON "schedules" USING btree ("route_id");--> statement-breakpoint
CREATE INDEX "schedules_partner" ON "schedules" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "trip_issues_trip_open" ON "trip_issues" USING btree ("trip_id","state");--> statement-breakpoint
CREATE INDEX "trip_issues_partner" ON "trip_issues" USING btree ("partner_id","state");--> statement-breakpoint
CREATE INDEX "trip_shares_trip" ON "trip_shares" USING btree ("trip_id");--> statement-breakpoint
CREATE INDEX "trip_events_trip" ON "trip_events" USING btree ("trip_id","at");--> statement-breakpoint
ALTER TABLE "earning_lines" ADD CONSTRAINT "earning_lines_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning_lines" ADD CONSTRAINT "earning_lines_driver" FOREIGN KEY ("driver_id","partner_id") REFERENCES "public"."drivers"("id","partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning_lines" ADD CONSTRAINT "earning_lines_payslip" FOREIGN KEY ("payslip_id","partner_id") REFERENCES "public"."payslips"("id","partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_of_vehicle" ON "documents" USING btree ("vehicle_id","type");--> statement-breakpoint
CREATE INDEX "documents_of_driver" ON "documents" USING btree ("driver_id","type");--> statement-breakpoint
CREATE INDEX "documents_review" ON "documents" USING btree ("review_due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_one_under_review" ON "documents" USING btree ("partner_id",coalesce("vehicle_id", "driver_id", ''),"type") WHERE "documents"."status" = 'under_review';--> statement-breakpoint
-- A number that several partners' drivers have stays with the one who was there first; the others get one of a range that nobody has yet.
UPDATE "drivers" d SET "phone" = '+2348031' || lpad(r.place::text, 6, '0')
FROM (
  SELECT "id", row_number() OVER (ORDER BY "created_at", "id") AS place
  FROM (
    SELECT "id", "created_at", row_number() OVER (PARTITION BY "phone" ORDER BY "created_at", "id") AS nth FROM "drivers" WHERE "status" <> 'archived'
  ) each WHERE nth > 1
) r WHERE r."id" = d."id";--> statement-breakpoint
CREATE UNIQUE INDEX "drivers_phone" ON "drivers" USING btree ("phone") WHERE "drivers"."status" <> 'archived';--> statement-breakpoint
CREATE INDEX "drivers_newest" ON "drivers" USING btree ("partner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "drivers_review" ON "drivers" USING btree ("review_due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicles_chassis" ON "vehicles" USING btree ("chassis_number") WHERE "vehicles"."status" <> 'archived';--> statement-breakpoint
CREATE INDEX "vehicles_newest" ON "vehicles" USING btree ("partner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "vehicles_review" ON "vehicles" USING btree ("review_due_at");--> statement-breakpoint
CREATE INDEX "earning_lines_payslip_lines" ON "earning_lines" USING btree ("payslip_id","type");--> statement-breakpoint
CREATE INDEX "earning_lines_newest" ON "earning_lines" USING btree ("partner_id","occurred_at","id");--> statement-breakpoint
CREATE INDEX "earning_lines_of_vehicle" ON "earning_lines" USING btree ("vehicle_id","service_date");--> statement-breakpoint
CREATE INDEX "payouts_partner" ON "payouts" USING btree ("partner_id","scheduled_for");--> statement-breakpoint
CREATE INDEX "payouts_due" ON "payouts" USING btree ("status","scheduled_for");--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_accounts_number" ON "settlement_accounts" USING btree ("partner_id","bank_code","account_number") WHERE "settlement_accounts"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "member_invitations_open" ON "member_invitations" USING btree ("partner_id",lower("member_email")) WHERE "member_invitations"."accepted_at" is null and "member_invitations"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "routes_city" ON "routes" USING btree ("city_id","status");--> statement-breakpoint
CREATE INDEX "trips_of_status" ON "trips" USING btree ("partner_id","status","departure_at");--> statement-breakpoint
CREATE INDEX "trips_of_vehicle" ON "trips" USING btree ("vehicle_id","departure_at");--> statement-breakpoint
CREATE INDEX "trips_of_driver" ON "trips" USING btree ("driver_id","departure_at");--> statement-breakpoint
CREATE INDEX "trips_of_route" ON "trips" USING btree ("partner_id","route_id","departure_at");--> statement-breakpoint
CREATE UNIQUE INDEX "trips_schedule_day" ON "trips" USING btree ("schedule_id","service_date");--> statement-breakpoint
CREATE INDEX "trips_departure" ON "trips" USING btree ("partner_id","departure_at","id");--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_type" CHECK ("documents"."type" in ('vehicle_licence', 'proof_of_ownership', 'road_worthiness', 'insurance', 'hackney_permit', 'stage_carriage_permit', 'vehicle_registration', 'customs_papers', 'authority_letter', 'inspection_report', 'drivers_licence', 'lasdri_card', 'nin_slip', 'passport_photo', 'guarantor_form', 'medical_certificate', 'cac_certificate', 'status_report', 'tax_id_certificate', 'utility_bill', 'director_id'));--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_app_state" CHECK ("drivers"."app_state" in ('not_invited', 'invited', 'active'));--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_experience" CHECK ("drivers"."years_experience" between 0 and 60);--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_ownership" CHECK ("vehicles"."ownership" in ('owned', 'leased', 'financed', 'managed'));--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_odometer" CHECK ("vehicles"."odometer_km" >= 0);--> statement-breakpoint
ALTER TABLE "earning_lines" ADD CONSTRAINT "earning_lines_amount" CHECK ("earning_lines"."amount_kobo" >= 0);--> statement-breakpoint
ALTER TABLE "earning_lines" ADD CONSTRAINT "earning_lines_settled" CHECK (("earning_lines"."state" = 'settled') = (num_nonnulls("earning_lines"."payslip_id", "earning_lines"."payout_id") > 0));--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_hold" CHECK (("payouts"."status" = 'on_hold') = ("payouts"."hold_code" is not null));--> statement-breakpoint
ALTER TABLE "settlement_accounts" ADD CONSTRAINT "settlement_accounts_removed" CHECK ("settlement_accounts"."removed_at" is null or not "settlement_accounts"."is_primary");--> statement-breakpoint
ALTER TABLE "member_invitations" ADD CONSTRAINT "member_invitations_one_end" CHECK (num_nonnulls("member_invitations"."accepted_at", "member_invitations"."cancelled_at") <= 1);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_theme" CHECK ("users"."theme" in ('system', 'light', 'dark'));--> statement-breakpoint
ALTER TABLE "route_stops" ADD CONSTRAINT "route_stops_place" CHECK ("route_stops"."lat" between -90 and 90 and "route_stops"."lng" between -180 and 180);--> statement-breakpoint
ALTER TABLE "route_stops" ADD CONSTRAINT "route_stops_kind" CHECK ("route_stops"."kind" in ('pickup', 'dropoff', 'both'));