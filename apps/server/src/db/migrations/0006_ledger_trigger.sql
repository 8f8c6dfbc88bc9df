-- The rule as before. Two rows are compared as they are: to make JSON of both took most of the time that settling a month takes.
CREATE OR REPLACE FUNCTION earning_lines_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  otherwise earning_lines;
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'earning_lines is append-only' USING ERRCODE = 'restrict_violation';
  END IF;
  otherwise := NEW;
  otherwise.state := OLD.state;
  otherwise.payslip_id := OLD.payslip_id;
  IF otherwise IS DISTINCT FROM OLD THEN
    RAISE EXCEPTION 'earning_lines is append-only' USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.state IN ('settled', 'void') AND NEW.state <> OLD.state THEN
    RAISE EXCEPTION 'a % earning line stays so', OLD.state USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
