ALTER TABLE "reports" ADD COLUMN "claimed_by" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "claimed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_claimed_by" CHECK ("reports"."claimed_by" in ('request', 'job'));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_claim" CHECK (("reports"."claimed_by" is null) = ("reports"."claimed_at" is null));