CREATE TABLE "bank_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"transfer_id" text NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"meaning" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bank_reports_state" CHECK ("bank_reports"."state" in ('processing', 'paid', 'failed', 'returned')),
	CONSTRAINT "bank_reports_meaning" CHECK ("bank_reports"."meaning" in ('applies', 'contradicts')),
	CONSTRAINT "bank_reports_source" CHECK ("bank_reports"."source" in ('answer', 'webhook', 'read', 'simulation'))
);
--> statement-breakpoint
CREATE TABLE "bank_transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"payout_id" text NOT NULL,
	"partner_id" text NOT NULL,
	"attempt_no" integer NOT NULL,
	"account_id" text NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"narration" text NOT NULL,
	"status" text NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"next_check_at" timestamp (3) with time zone NOT NULL,
	"bank_reference" text,
	"failure_code" text,
	"contradiction" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "bank_transfers_attempt" UNIQUE("payout_id","attempt_no"),
	CONSTRAINT "bank_transfers_status" CHECK ("bank_transfers"."status" in ('pending', 'sent', 'unknown', 'paid', 'failed', 'returned')),
	CONSTRAINT "bank_transfers_amount" CHECK ("bank_transfers"."amount_kobo" > 0),
	CONSTRAINT "bank_transfers_answered" CHECK (("bank_transfers"."status" in ('pending', 'sent', 'unknown')) = ("bank_transfers"."answered_at" is null)),
	CONSTRAINT "bank_transfers_failure" CHECK (("bank_transfers"."status" = 'failed') = ("bank_transfers"."failure_code" is not null))
);
--> statement-breakpoint
CREATE TABLE "carried_lines" (
	"earning_line_id" text NOT NULL,
	"month" date NOT NULL,
	"partner_id" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "carried_lines_earning_line_id_month_pk" PRIMARY KEY("earning_line_id","month"),
	CONSTRAINT "carried_lines_reason" CHECK ("carried_lines"."reason" in ('being_checked', 'under_query'))
);
--> statement-breakpoint
CREATE TABLE "returned_payouts" (
	"payout_id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"returned_at" timestamp (3) with time zone NOT NULL,
	"payslip_id" text,
	CONSTRAINT "returned_payouts_amount" CHECK ("returned_payouts"."amount_kobo" > 0)
);
--> statement-breakpoint
ALTER TABLE "payslips" DROP CONSTRAINT "payslips_payable";--> statement-breakpoint
ALTER TABLE "payslips" ADD COLUMN "returned_kobo" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_reports" ADD CONSTRAINT "bank_reports_transfer_id_bank_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."bank_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_account_id_settlement_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."settlement_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_payout" FOREIGN KEY ("payout_id","partner_id") REFERENCES "public"."payouts"("id","partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carried_lines" ADD CONSTRAINT "carried_lines_earning_line_id_earning_lines_id_fk" FOREIGN KEY ("earning_line_id") REFERENCES "public"."earning_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carried_lines" ADD CONSTRAINT "carried_lines_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returned_payouts" ADD CONSTRAINT "returned_payouts_payout" FOREIGN KEY ("payout_id","partner_id") REFERENCES "public"."payouts"("id","partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returned_payouts" ADD CONSTRAINT "returned_payouts_payslip" FOREIGN KEY ("payslip_id","partner_id") REFERENCES "public"."payslips"("id","partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_reports_transfer" ON "bank_reports" USING btree ("transfer_id","received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_transfers_one_open" ON "bank_transfers" USING btree ("payout_id") WHERE "bank_transfers"."status" in ('pending', 'sent', 'unknown');--> statement-breakpoint
CREATE INDEX "bank_transfers_due" ON "bank_transfers" USING btree ("next_check_at") WHERE "bank_transfers"."status" in ('pending', 'sent', 'unknown');--> statement-breakpoint
CREATE INDEX "carried_lines_month" ON "carried_lines" USING btree ("partner_id","month");--> statement-breakpoint
CREATE INDEX "returned_payouts_partner" ON "returned_payouts" USING btree ("partner_id","payslip_id");--> statement-breakpoint
ALTER TABLE "payslips" ADD CONSTRAINT "payslips_returned" CHECK ("payslips"."returned_kobo" >= 0);--> statement-breakpoint
ALTER TABLE "payslips" ADD CONSTRAINT "payslips_payable" CHECK ("payslips"."payable_kobo" = greatest(0, "payslips"."net_kobo" + "payslips"."returned_kobo") and "payslips"."carried_forward_kobo" = least(0, "payslips"."net_kobo" + "payslips"."returned_kobo"));--> statement-breakpoint
-- Closing a month first takes the lines and then writes the payslip of their sums, so that no line can come between.
ALTER TABLE "earning_lines" ALTER CONSTRAINT "earning_lines_payslip" DEFERRABLE INITIALLY IMMEDIATE;--> statement-breakpoint
ALTER TABLE "returned_payouts" ALTER CONSTRAINT "returned_payouts_payslip" DEFERRABLE INITIALLY IMMEDIATE;--> statement-breakpoint
CREATE TRIGGER carried_lines_append_only BEFORE UPDATE OR DELETE ON carried_lines FOR EACH ROW EXECUTE FUNCTION written_once();--> statement-breakpoint
CREATE TRIGGER bank_reports_append_only BEFORE UPDATE OR DELETE ON bank_reports FOR EACH ROW EXECUTE FUNCTION written_once();--> statement-breakpoint
-- A payout on its way was sent, and its answer is open: the bank is asked for it.
INSERT INTO "bank_transfers" ("id", "payout_id", "partner_id", "attempt_no", "account_id", "amount_kobo", "narration", "status", "next_check_at", "created_at")
SELECT 'trf_' || substr(p."id", 5), p."id", p."partner_id",
  1 + (SELECT count(*) FROM "payout_attempts" a WHERE a."payout_id" = p."id" AND a."status" = 'failed'),
  p."settlement_account_id", p."amount_kobo", coalesce(p."narration", 'VPP/' || p."reference"), 'unknown', coalesce(p."initiated_at", p."scheduled_for"), coalesce(p."initiated_at", p."scheduled_for")
FROM "payouts" p WHERE p."status" = 'processing' AND p."settlement_account_id" IS NOT NULL AND p."amount_kobo" > 0;--> statement-breakpoint
-- Payouts that came back were earnings until now. Those on no payslip yet become what they are; an issued payslip stays as it is.
INSERT INTO "returned_payouts" ("payout_id", "partner_id", "amount_kobo", "returned_at")
SELECT p."id", p."partner_id", e."amount_kobo", e."occurred_at" FROM "payouts" p
JOIN "earning_lines" e ON e."partner_id" = p."partner_id" AND e."reference" = 'ERN-' || p."reference" || '-RETURNED' AND e."state" IN ('pending', 'unsettled')
WHERE p."status" = 'reversed' AND e."amount_kobo" > 0;--> statement-breakpoint
UPDATE "earning_lines" SET "state" = 'void' FROM "payouts" p
WHERE "earning_lines"."partner_id" = p."partner_id" AND "earning_lines"."reference" = 'ERN-' || p."reference" || '-RETURNED'
  AND p."status" = 'reversed' AND "earning_lines"."state" IN ('pending', 'unsettled');--> statement-breakpoint
-- The payslip of a payout that came back is not paid.
UPDATE "payslips" SET "status" = 'issued' FROM "payouts" p WHERE p."id" = "payslips"."payout_id" AND p."status" = 'reversed' AND "payslips"."status" = 'paid';
