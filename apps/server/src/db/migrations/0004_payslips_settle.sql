ALTER TABLE "earning_lines" DROP CONSTRAINT "earning_lines_settled";--> statement-breakpoint
-- Lines that a payout has settled get the payslip that stands between the two.
INSERT INTO "payslips" ("id", "number", "partner_id", "month", "status", "version_no", "issued_at", "opening_balance_kobo", "gross_kobo", "deductions_kobo",
  "net_kobo", "carried_forward_kobo", "payable_kobo", "wht_base_kobo", "wht_rate_bps", "wht_kobo", "credit_note_status", "payout_id")
SELECT 'psl_' || substr(p."id", 5), 'PSL-' || to_char(p."month", 'YYYY-MM') || '-' || right(p."reference", 4), p."partner_id", p."month",
  CASE WHEN p."status" = 'paid' THEN 'paid' ELSE 'issued' END, 1, (p."month" + interval '1 month' + interval '2 hours') AT TIME ZONE 'Africa/Lagos', 0,
  s.gross, s.taken, s.gross - s.taken, least(0, s.gross - s.taken), greatest(0, s.gross - s.taken), 0, 0, 0, 'pending', p."id"
FROM "payouts" p JOIN (
  SELECT "payout_id", coalesce(sum("amount_kobo") FILTER (WHERE "direction" = 'credit'), 0) AS gross,
    coalesce(sum("amount_kobo") FILTER (WHERE "direction" = 'debit'), 0) AS taken
  FROM "earning_lines" WHERE "payout_id" IS NOT NULL AND "payslip_id" IS NULL GROUP BY "payout_id"
) s ON s."payout_id" = p."id";
--> statement-breakpoint
INSERT INTO "payslip_lines" ("id", "payslip_id", "position", "type", "direction", "label", "amount_kobo", "explain", "earning_ids_count")
SELECT 'psln_' || substr(e."payout_id", 5) || '_' || e."type", 'psl_' || substr(e."payout_id", 5),
  row_number() OVER (PARTITION BY e."payout_id" ORDER BY e."direction", e."type") - 1, e."type", e."direction", replace(initcap(e."type"), '_', ' '),
  sum(e."amount_kobo"), 'The sum of ' || count(*) || ' earning lines.', count(*)
FROM "earning_lines" e WHERE e."payout_id" IS NOT NULL AND e."payslip_id" IS NULL GROUP BY e."payout_id", e."type", e."direction";
--> statement-breakpoint
INSERT INTO "payout_attempts" ("id", "payout_id", "at", "status", "account_id")
SELECT 'try_' || substr(p."id", 5), p."id", p."paid_at", 'paid', p."settlement_account_id" FROM "payouts" p
WHERE p."status" = 'paid' AND NOT EXISTS (SELECT 1 FROM "payout_attempts" a WHERE a."payout_id" = p."id");
--> statement-breakpoint
UPDATE "earning_lines" SET "payslip_id" = 'psl_' || substr("payout_id", 5) WHERE "payout_id" IS NOT NULL AND "payslip_id" IS NULL;
--> statement-breakpoint
ALTER TABLE "earning_lines" DROP CONSTRAINT "earning_lines_payout";
--> statement-breakpoint
CREATE INDEX "ratings_of_trip" ON "ratings" USING btree ("trip_id");--> statement-breakpoint
ALTER TABLE "earning_lines" DROP COLUMN "payout_id";--> statement-breakpoint
ALTER TABLE "earning_lines" ADD CONSTRAINT "earning_lines_settled" CHECK (("earning_lines"."state" = 'settled') = ("earning_lines"."payslip_id" is not null));
--> statement-breakpoint
CREATE OR REPLACE FUNCTION earning_lines_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'earning_lines is append-only' USING ERRCODE = 'restrict_violation';
  END IF;
  IF (to_jsonb(OLD) - ARRAY['state', 'payslip_id']) IS DISTINCT FROM (to_jsonb(NEW) - ARRAY['state', 'payslip_id']) THEN
    RAISE EXCEPTION 'earning_lines is append-only' USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.state IN ('settled', 'void') AND NEW.state <> OLD.state THEN
    RAISE EXCEPTION 'a % earning line stays so', OLD.state USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
