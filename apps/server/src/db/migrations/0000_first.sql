CREATE TABLE "documents" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"vehicle_id" text,
	"driver_id" text,
	"type" text NOT NULL,
	"number" text,
	"issue_date" date,
	"expiry_date" date,
	"status" text NOT NULL,
	"reason_code" text,
	"reason_text" text,
	"supersedes_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"reviewed_at" timestamp (3) with time zone,
	CONSTRAINT "documents_supersedes_id_unique" UNIQUE("supersedes_id"),
	CONSTRAINT "documents_owner" CHECK (num_nonnulls("documents"."vehicle_id", "documents"."driver_id") <= 1),
	CONSTRAINT "documents_type" CHECK ("documents"."type" in ('vehicle_licence', 'proof_of_ownership', 'road_worthiness', 'insurance', 'hackney_permit', 'drivers_licence', 'lasdri_card', 'nin_slip', 'passport_photo', 'cac_certificate', 'status_report', 'tax_id_certificate')),
	CONSTRAINT "documents_status" CHECK ("documents"."status" in ('under_review', 'approved', 'rejected', 'superseded')),
	CONSTRAINT "documents_dates" CHECK ("documents"."expiry_date" is null or "documents"."issue_date" is null or "documents"."expiry_date" > "documents"."issue_date"),
	CONSTRAINT "documents_reviewed" CHECK (("documents"."status" = 'under_review') = ("documents"."reviewed_at" is null)),
	CONSTRAINT "documents_reason" CHECK (("documents"."status" = 'rejected') = ("documents"."reason_text" is not null))
);
--> statement-breakpoint
CREATE TABLE "drivers" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"fname" text NOT NULL,
	"lname" text NOT NULL,
	"phone" text NOT NULL,
	"country_code" text NOT NULL,
	"licence_number" text NOT NULL,
	"licence_class" text NOT NULL,
	"city_id" text NOT NULL,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "drivers_id_partner" UNIQUE("id","partner_id"),
	CONSTRAINT "drivers_partner_phone" UNIQUE("partner_id","phone"),
	CONSTRAINT "drivers_status" CHECK ("drivers"."status" in ('pending_review', 'active', 'inactive', 'suspended', 'rejected', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "vehicle_assignments" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"vehicle_id" text NOT NULL,
	"driver_id" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "vehicle_assignments_order" CHECK ("vehicle_assignments"."ended_at" is null or "vehicle_assignments"."ended_at" > "vehicle_assignments"."started_at")
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"brand" text NOT NULL,
	"name" text NOT NULL,
	"nickname" text,
	"type" text NOT NULL,
	"year" integer NOT NULL,
	"seats" integer NOT NULL,
	"registration_number" text NOT NULL,
	"plate_category" text NOT NULL,
	"color" text NOT NULL,
	"fuel_type" text NOT NULL,
	"inventory_type" text NOT NULL,
	"amenity_list" text[] NOT NULL,
	"city_id" text NOT NULL,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vehicles_id_partner" UNIQUE("id","partner_id"),
	CONSTRAINT "vehicles_type" CHECK ("vehicles"."type" in ('sedan', 'suv', 'mini_van', 'mini_bus', 'coaster', 'bus')),
	CONSTRAINT "vehicles_status" CHECK ("vehicles"."status" in ('draft', 'pending_review', 'active', 'inactive', 'suspended', 'rejected', 'archived')),
	CONSTRAINT "vehicles_seats" CHECK ("vehicles"."seats" between 1 and 60),
	CONSTRAINT "vehicles_year" CHECK ("vehicles"."year" >= 2007)
);
--> statement-breakpoint
CREATE TABLE "earning_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"partner_id" text NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"service_date" date NOT NULL,
	"type" text NOT NULL,
	"direction" text NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"vehicle_id" text,
	"trip_id" text,
	"description" text NOT NULL,
	"rate_card_version" integer NOT NULL,
	"state" text NOT NULL,
	"payout_id" text,
	"reverses_id" text,
	CONSTRAINT "earning_lines_reference_unique" UNIQUE("reference"),
	CONSTRAINT "earning_lines_reverses_id_unique" UNIQUE("reverses_id"),
	CONSTRAINT "earning_lines_amount" CHECK ("earning_lines"."amount_kobo" > 0),
	CONSTRAINT "earning_lines_state_words" CHECK ("earning_lines"."state" in ('pending', 'unsettled', 'settled', 'void')),
	CONSTRAINT "earning_lines_direction" CHECK (("earning_lines"."direction" = 'credit' and "earning_lines"."type" in ('trip_earning', 'bonus', 'cancellation_compensation', 'toll_reimbursement', 'adjustment_credit')) or ("earning_lines"."direction" = 'debit' and "earning_lines"."type" in ('platform_fee', 'fuel_advance', 'maintenance_advance', 'penalty', 'damage', 'insurance_premium', 'withholding_tax', 'adjustment_debit', 'negative_balance'))),
	CONSTRAINT "earning_lines_settled" CHECK (("earning_lines"."state" = 'settled') = ("earning_lines"."payout_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"partner_id" text NOT NULL,
	"settlement_account_id" text,
	"month" date NOT NULL,
	"amount_kobo" bigint,
	"status" text NOT NULL,
	"scheduled_for" date NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "payouts_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payouts_month" UNIQUE("partner_id","month"),
	CONSTRAINT "payouts_id_partner" UNIQUE("id","partner_id"),
	CONSTRAINT "payouts_status" CHECK ("payouts"."status" in ('scheduled', 'processing', 'paid', 'failed', 'reversed', 'on_hold', 'cancelled')),
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount_kobo" is null or "payouts"."amount_kobo" >= 0),
	CONSTRAINT "payouts_paid" CHECK ("payouts"."status" <> 'paid' or ("payouts"."paid_at" is not null and "payouts"."amount_kobo" is not null)),
	CONSTRAINT "payouts_first_day" CHECK (extract(day from "payouts"."month") = 1)
);
--> statement-breakpoint
CREATE TABLE "settlement_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"bank_code" text NOT NULL,
	"bank_name" text NOT NULL,
	"account_number" text NOT NULL,
	"account_name" text NOT NULL,
	"is_primary" boolean NOT NULL,
	"status" text NOT NULL,
	"name_match" text NOT NULL,
	"usable_from" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "settlement_accounts_number" UNIQUE("partner_id","bank_code","account_number"),
	CONSTRAINT "settlement_accounts_digits" CHECK ("settlement_accounts"."account_number" ~ '^[0-9]{10}$'),
	CONSTRAINT "settlement_accounts_status" CHECK ("settlement_accounts"."status" in ('verifying', 'active', 'under_review', 'rejected', 'disabled')),
	CONSTRAINT "settlement_accounts_match" CHECK ("settlement_accounts"."name_match" in ('exact', 'close', 'mismatch'))
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"code" text,
	"link" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "outbox_channel" CHECK ("outbox"."channel" in ('email', 'sms'))
);
--> statement-breakpoint
CREATE TABLE "seed_marks" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"country_id" text NOT NULL,
	CONSTRAINT "cities_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "kyc_steps" (
	"partner_id" text NOT NULL,
	"step" text NOT NULL,
	"status" text NOT NULL,
	"document_type" text,
	"submitted_at" timestamp (3) with time zone,
	"reviewed_at" timestamp (3) with time zone,
	"reason_code" text,
	"reason_text" text,
	"attempts_left" integer NOT NULL,
	CONSTRAINT "kyc_steps_partner_id_step_pk" PRIMARY KEY("partner_id","step"),
	CONSTRAINT "kyc_steps_step" CHECK ("kyc_steps"."step" in ('identity', 'address')),
	CONSTRAINT "kyc_steps_status" CHECK ("kyc_steps"."status" in ('not-submitted', 'submitted', 'completed', 'declined')),
	CONSTRAINT "kyc_steps_submitted" CHECK (("kyc_steps"."status" = 'not-submitted') = ("kyc_steps"."submitted_at" is null)),
	CONSTRAINT "kyc_steps_reviewed" CHECK (("kyc_steps"."status" in ('completed', 'declined')) = ("kyc_steps"."reviewed_at" is not null)),
	CONSTRAINT "kyc_steps_reason" CHECK (("kyc_steps"."status" = 'declined') = ("kyc_steps"."reason_text" is not null)),
	CONSTRAINT "kyc_steps_attempts" CHECK ("kyc_steps"."attempts_left" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "member_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"member_email" text NOT NULL,
	"roles" text[] NOT NULL,
	"code_hash" text NOT NULL,
	"invited_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	CONSTRAINT "member_invitations_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "member_invitations_expiry" CHECK ("member_invitations"."expires_at" > "member_invitations"."created_at"),
	CONSTRAINT "member_invitations_roles" CHECK (cardinality("member_invitations"."roles") > 0)
);
--> statement-breakpoint
CREATE TABLE "member_roles" (
	"member_id" text NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "member_roles_member_id_role_pk" PRIMARY KEY("member_id","role"),
	CONSTRAINT "member_roles_role" CHECK ("member_roles"."role" in ('partner_owner', 'partner_earnings_manager', 'partner_trip_manager', 'partner_vehicle_manager', 'partner_driver_manager', 'partner_staff'))
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"partner_id" text,
	"role" text NOT NULL,
	"disabled" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "members_role" CHECK ("members"."role" in ('owner', 'admin', 'staff', 'super-admin'))
);
--> statement-breakpoint
CREATE TABLE "partner_cities" (
	"partner_id" text NOT NULL,
	"city_id" text NOT NULL,
	CONSTRAINT "partner_cities_partner_id_city_id_pk" PRIMARY KEY("partner_id","city_id")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" text PRIMARY KEY NOT NULL,
	"account_sid" text NOT NULL,
	"mode" text NOT NULL,
	"company_name" text NOT NULL,
	"rc_number" text,
	"business_type" text,
	"company_address" text,
	"company_email" text,
	"company_phone" text,
	"experience_start_date" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "partners_account_sid_unique" UNIQUE("account_sid"),
	CONSTRAINT "partners_mode" CHECK ("partners"."mode" in ('business', 'individual'))
);
--> statement-breakpoint
CREATE TABLE "login_tries" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"address" text,
	"user_agent" text,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sessions_expiry" CHECK ("sessions"."expires_at" > "sessions"."created_at")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"fname" text NOT NULL,
	"lname" text NOT NULL,
	"phone" text NOT NULL,
	"country_code" text NOT NULL,
	"avatar" text,
	"password_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"trip_id" text NOT NULL,
	"score" smallint NOT NULL,
	"rated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ratings_score" CHECK ("ratings"."score" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "route_stops" (
	"id" text PRIMARY KEY NOT NULL,
	"route_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"name" text NOT NULL,
	"offset_s" integer NOT NULL,
	CONSTRAINT "route_stops_sequence" UNIQUE("route_id","sequence"),
	CONSTRAINT "route_stops_sequence_from" CHECK ("route_stops"."sequence" >= 1),
	CONSTRAINT "route_stops_offset" CHECK (("route_stops"."sequence" = 1 and "route_stops"."offset_s" = 0) or ("route_stops"."sequence" > 1 and "route_stops"."offset_s" > 0))
);
--> statement-breakpoint
CREATE TABLE "routes" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"city_id" text NOT NULL,
	"origin" text NOT NULL,
	"destination" text NOT NULL,
	"status" text NOT NULL,
	"distance_m" integer NOT NULL,
	"duration_s" integer NOT NULL,
	CONSTRAINT "routes_code_unique" UNIQUE("code"),
	CONSTRAINT "routes_status" CHECK ("routes"."status" in ('active', 'paused', 'retired')),
	CONSTRAINT "routes_measures" CHECK ("routes"."distance_m" > 0 and "routes"."duration_s" > 0)
);
--> statement-breakpoint
CREATE TABLE "trips" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"partner_id" text NOT NULL,
	"route_id" text NOT NULL,
	"vehicle_id" text,
	"driver_id" text,
	"direction" text NOT NULL,
	"service_date" date NOT NULL,
	"departure_at" timestamp (3) with time zone NOT NULL,
	"arrival_eta" timestamp (3) with time zone NOT NULL,
	"actual_departure_at" timestamp (3) with time zone,
	"actual_arrival_at" timestamp (3) with time zone,
	"status" text NOT NULL,
	"seats_total" integer NOT NULL,
	"seats_booked" integer NOT NULL,
	"seats_boarded" integer NOT NULL,
	"seats_no_show" integer NOT NULL,
	"cancelled_by" text,
	"cancellation_reason" text,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trips_reference_unique" UNIQUE("reference"),
	CONSTRAINT "trips_id_partner" UNIQUE("id","partner_id"),
	CONSTRAINT "trips_status" CHECK ("trips"."status" in ('scheduled', 'assigned', 'boarding', 'in_progress', 'completed', 'cancelled', 'interrupted', 'missed')),
	CONSTRAINT "trips_service_date" CHECK ("trips"."service_date" = ("trips"."departure_at" at time zone 'Africa/Lagos')::date),
	CONSTRAINT "trips_plan" CHECK ("trips"."arrival_eta" > "trips"."departure_at"),
	CONSTRAINT "trips_actual" CHECK ("trips"."actual_arrival_at" is null or "trips"."actual_arrival_at" >= "trips"."actual_departure_at"),
	CONSTRAINT "trips_seats" CHECK ("trips"."seats_boarded" >= 0 and "trips"."seats_no_show" >= 0 and "trips"."seats_boarded" + "trips"."seats_no_show" <= "trips"."seats_booked" and "trips"."seats_booked" <= "trips"."seats_total"),
	CONSTRAINT "trips_completed" CHECK ("trips"."status" <> 'completed' or ("trips"."actual_departure_at" is not null and "trips"."actual_arrival_at" is not null and "trips"."seats_boarded" + "trips"."seats_no_show" = "trips"."seats_booked")),
	CONSTRAINT "trips_staffed" CHECK ("trips"."status" in ('scheduled', 'cancelled') or ("trips"."vehicle_id" is not null and "trips"."driver_id" is not null)),
	CONSTRAINT "trips_cancelled" CHECK (("trips"."status" = 'cancelled') = ("trips"."cancelled_by" is not null))
);
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_vehicle" FOREIGN KEY ("vehicle_id","partner_id") REFERENCES "public"."vehicles"("id","partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_driver" FOREIGN KEY ("driver_id","partner_id") REFERENCES "public"."drivers"("id","partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_supersedes" FOREIGN KEY ("supersedes_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_assignments" ADD CONSTRAINT "vehicle_assignments_vehicle" FOREIGN KEY ("vehicle_id","partner_id") REFERENCES "public"."vehicles"("id","partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_assignments" ADD CONSTRAINT "vehicle_assignments_driver" FOREIGN KEY ("driver_id","partner_id") REFERENCES "public"."drivers"("id","partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning_lines" ADD CONSTRAINT "earning_lines_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning_lines" ADD CONSTRAINT "earning_lines_vehicle" FOREIGN KEY ("vehicle_id","partner_id") REFERENCES "public"."vehicles"("id","partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning_lines" ADD CONSTRAINT "earning_lines_trip" FOREIGN KEY ("trip_id","partner_id") REFERENCES "public"."trips"("id","partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning_lines" ADD CONSTRAINT "earning_lines_payout" FOREIGN KEY ("payout_id","partner_id") REFERENCES "public"."payouts"("id","partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning_lines" ADD CONSTRAINT "earning_lines_reverses" FOREIGN KEY ("reverses_id") REFERENCES "public"."earning_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_settlement_account_id_settlement_accounts_id_fk" FOREIGN KEY ("settlement_account_id") REFERENCES "public"."settlement_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_accounts" ADD CONSTRAINT "settlement_accounts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc_steps" ADD CONSTRAINT "kyc_steps_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_invitations" ADD CONSTRAINT "member_invitations_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_invitations" ADD CONSTRAINT "member_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_roles" ADD CONSTRAINT "member_roles_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_cities" ADD CONSTRAINT "partner_cities_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_cities" ADD CONSTRAINT "partner_cities_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_trip" FOREIGN KEY ("trip_id","partner_id") REFERENCES "public"."trips"("id","partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_stops" ADD CONSTRAINT "route_stops_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routes" ADD CONSTRAINT "routes_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_vehicle" FOREIGN KEY ("vehicle_id","partner_id") REFERENCES "public"."vehicles"("id","partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_driver" FOREIGN KEY ("driver_id","partner_id") REFERENCES "public"."drivers"("id","partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_partner" ON "documents" USING btree ("partner_id","status","expiry_date");--> statement-breakpoint
CREATE INDEX "drivers_partner" ON "drivers" USING btree ("partner_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_assignments_one_driver" ON "vehicle_assignments" USING btree ("vehicle_id") WHERE "vehicle_assignments"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_assignments_one_vehicle" ON "vehicle_assignments" USING btree ("driver_id") WHERE "vehicle_assignments"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "vehicles_plate" ON "vehicles" USING btree ("registration_number") WHERE "vehicles"."status" <> 'archived';--> statement-breakpoint
CREATE INDEX "vehicles_partner" ON "vehicles" USING btree ("partner_id","status");--> statement-breakpoint
CREATE INDEX "earning_lines_state" ON "earning_lines" USING btree ("partner_id","state");--> statement-breakpoint
CREATE INDEX "earning_lines_day" ON "earning_lines" USING btree ("partner_id","service_date");--> statement-breakpoint
CREATE UNIQUE INDEX "earning_lines_one_per_trip" ON "earning_lines" USING btree ("trip_id") WHERE "earning_lines"."type" = 'trip_earning' and "earning_lines"."reverses_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_accounts_one_primary" ON "settlement_accounts" USING btree ("partner_id") WHERE "settlement_accounts"."is_primary";--> statement-breakpoint
CREATE INDEX "outbox_newest" ON "outbox" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "member_invitations_partner" ON "member_invitations" USING btree ("partner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "members_user_partner" ON "members" USING btree ("user_id","partner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "members_user_without_partner" ON "members" USING btree ("user_id") WHERE "members"."partner_id" is null;--> statement-breakpoint
CREATE INDEX "members_partner" ON "members" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "login_tries_window" ON "login_tries" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone" ON "users" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "ratings_partner" ON "ratings" USING btree ("partner_id","rated_at");--> statement-breakpoint
CREATE INDEX "trips_day" ON "trips" USING btree ("partner_id","service_date","status");--> statement-breakpoint
CREATE INDEX "trips_departure" ON "trips" USING btree ("partner_id","departure_at");--> statement-breakpoint
CREATE INDEX "trips_open" ON "trips" USING btree ("partner_id","arrival_eta") WHERE "trips"."status" in ('scheduled', 'assigned', 'boarding', 'in_progress', 'interrupted');--> statement-breakpoint
CREATE UNIQUE INDEX "trips_one_active_per_vehicle" ON "trips" USING btree ("vehicle_id") WHERE "trips"."status" in ('boarding', 'in_progress', 'interrupted');--> statement-breakpoint
CREATE UNIQUE INDEX "trips_one_active_per_driver" ON "trips" USING btree ("driver_id") WHERE "trips"."status" in ('boarding', 'in_progress', 'interrupted');