DROP INDEX "earning_lines_state";--> statement-breakpoint
DROP INDEX "earning_lines_payslip_lines";--> statement-breakpoint
DROP INDEX "ratings_partner";--> statement-breakpoint
DROP INDEX "trips_of_status";--> statement-breakpoint
CREATE INDEX "documents_of_company" ON "documents" USING btree ("partner_id") WHERE "documents"."vehicle_id" is null and "documents"."driver_id" is null;--> statement-breakpoint
CREATE INDEX "disputes_newest" ON "disputes" USING btree ("partner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "disputes_of_line" ON "disputes" USING btree ("earning_line_id","created_at","id");--> statement-breakpoint
CREATE INDEX "earning_lines_by_state" ON "earning_lines" USING btree ("partner_id","state","direction","amount_kobo");--> statement-breakpoint
CREATE INDEX "earning_lines_of_payslip" ON "earning_lines" USING btree ("payslip_id","type","occurred_at","id");--> statement-breakpoint
CREATE INDEX "earning_lines_of_trip" ON "earning_lines" USING btree ("trip_id","type","amount_kobo");--> statement-breakpoint
CREATE INDEX "earning_lines_of_driver" ON "earning_lines" USING btree ("driver_id") WHERE "earning_lines"."driver_id" is not null;--> statement-breakpoint
CREATE INDEX "earning_lines_of_route" ON "earning_lines" USING btree ("route_id") WHERE "earning_lines"."route_id" is not null;--> statement-breakpoint
CREATE INDEX "earning_lines_by_amount" ON "earning_lines" USING btree ("partner_id","amount_kobo","id");--> statement-breakpoint
CREATE INDEX "earning_lines_by_type" ON "earning_lines" USING btree ("partner_id","type","id");--> statement-breakpoint
CREATE INDEX "earning_lines_by_reference" ON "earning_lines" USING btree ("partner_id","reference","id");--> statement-breakpoint
CREATE INDEX "vehicle_assignments_of_vehicle" ON "vehicle_assignments" USING btree ("vehicle_id","started_at");--> statement-breakpoint
CREATE INDEX "vehicle_assignments_of_driver" ON "vehicle_assignments" USING btree ("driver_id","started_at");--> statement-breakpoint
CREATE INDEX "audit_events_by_name" ON "audit_events" USING btree ("partner_id","actor_name","at");--> statement-breakpoint
CREATE INDEX "notifications_of_user" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "ratings_of_partner" ON "ratings" USING btree ("partner_id","rated_at","score");--> statement-breakpoint
CREATE INDEX "trips_by_status" ON "trips" USING btree ("partner_id","status","departure_at","id");--> statement-breakpoint
CREATE INDEX "trips_by_reference" ON "trips" USING btree ("partner_id","reference","id");