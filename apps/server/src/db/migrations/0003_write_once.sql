-- Earning lines, now with whom and where they are from. Only the way from pending to settled may change afterwards.
CREATE OR REPLACE FUNCTION earning_lines_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'earning_lines is append-only' USING ERRCODE = 'restrict_violation';
  END IF;
  IF (to_jsonb(OLD) - ARRAY['state', 'payslip_id', 'payout_id']) IS DISTINCT FROM (to_jsonb(NEW) - ARRAY['state', 'payslip_id', 'payout_id'])
  THEN
    RAISE EXCEPTION 'earning_lines is append-only' USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.state IN ('settled', 'void') AND NEW.state <> OLD.state THEN
    RAISE EXCEPTION 'a % earning line stays so', OLD.state USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- An issued payslip never changes its figures; it is paid, acknowledged, and replaced by a version of its own.
CREATE FUNCTION payslips_issued() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free text[] := ARRAY['status', 'payout_id', 'credit_note_status', 'acknowledged_at', 'acknowledged_by'];
BEGIN
  IF TG_OP = 'DELETE' OR (to_jsonb(OLD) - free) IS DISTINCT FROM (to_jsonb(NEW) - free) THEN
    RAISE EXCEPTION 'an issued payslip stays as it is' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER payslips_issued BEFORE UPDATE OR DELETE ON payslips FOR EACH ROW EXECUTE FUNCTION payslips_issued();
--> statement-breakpoint
CREATE FUNCTION written_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE ON audit_events FOR EACH ROW EXECUTE FUNCTION written_once();
--> statement-breakpoint
CREATE TRIGGER payslip_lines_append_only BEFORE UPDATE OR DELETE ON payslip_lines FOR EACH ROW EXECUTE FUNCTION written_once();
--> statement-breakpoint
CREATE TRIGGER payout_attempts_append_only BEFORE UPDATE OR DELETE ON payout_attempts FOR EACH ROW EXECUTE FUNCTION written_once();
