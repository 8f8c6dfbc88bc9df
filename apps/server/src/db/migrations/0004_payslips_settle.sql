ALTER TABLE "earning_lines" DROP CONSTRAINT "earning_lines_settled";--> statement-breakpoint
ALTER TABLE "earning_lines" DROP CONSTRAINT "earning_lines_payout";
--> statement-breakpoint
CREATE INDEX "ratings_of_trip" ON "ratings" USING btree ("trip_id");--> statement-breakpoint
ALTER TABLE "earning_lines" DROP COLUMN "payout_id";--> statement-breakpoint
ALTER TABLE "earning_lines" ADD CONSTRAINT "earning_lines_settled" CHECK (("earning_lines"."state" = 'settled') = ("earning_lines"."payslip_id" is not null));