-- Earning lines are written once. Only the way of a line from pending to settled may change afterwards.
CREATE FUNCTION earning_lines_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'earning_lines is append-only' USING ERRCODE = 'restrict_violation';
  END IF;
  IF (OLD.id, OLD.reference, OLD.partner_id, OLD.occurred_at, OLD.service_date, OLD.type, OLD.direction, OLD.amount_kobo, OLD.vehicle_id,
      OLD.trip_id, OLD.description, OLD.rate_card_version, OLD.reverses_id)
    IS DISTINCT FROM
     (NEW.id, NEW.reference, NEW.partner_id, NEW.occurred_at, NEW.service_date, NEW.type, NEW.direction, NEW.amount_kobo, NEW.vehicle_id,
      NEW.trip_id, NEW.description, NEW.rate_card_version, NEW.reverses_id)
  THEN
    RAISE EXCEPTION 'earning_lines is append-only' USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.state IN ('settled', 'void') AND NEW.state <> OLD.state THEN
    RAISE EXCEPTION 'a % earning line stays so', OLD.state USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER earning_lines_append_only BEFORE UPDATE OR DELETE ON earning_lines
  FOR EACH ROW EXECUTE FUNCTION earning_lines_append_only();
