CREATE TABLE "job_failures" (
	"job" text NOT NULL,
	"task" text NOT NULL,
	"item" text NOT NULL,
	"tries" integer NOT NULL,
	"first_failed_at" timestamp (3) with time zone NOT NULL,
	"last_failed_at" timestamp (3) with time zone NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "job_failures_job_task_item_pk" PRIMARY KEY("job","task","item"),
	CONSTRAINT "job_failures_code" CHECK ("job_failures"."code" ~ '^[A-Za-z0-9_]{1,64}$'),
	CONSTRAINT "job_failures_item" CHECK ("job_failures"."item" ~ '^[A-Za-z0-9_:-]{1,160}$'),
	CONSTRAINT "job_failures_tries" CHECK ("job_failures"."tries" >= 1)
);
--> statement-breakpoint
ALTER TABLE "trips" DROP CONSTRAINT "trips_staffed";--> statement-breakpoint
ALTER TABLE "job_runs" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_runs" ADD COLUMN "next_try_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "job_failures_due" ON "job_failures" USING btree ("next_try_at");--> statement-breakpoint
-- Messages of earlier versions can contain the parameters of a query.
UPDATE "job_runs" SET "failure" = CASE WHEN "failed_at" IS NULL THEN NULL ELSE 'Unknown' END WHERE "failure" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "job_runs" ADD CONSTRAINT "job_runs_failure_code" CHECK ("job_runs"."failure" ~ '^[A-Za-z0-9_]{1,64}$');--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_staffed" CHECK ("trips"."status" in ('scheduled', 'cancelled', 'missed') or ("trips"."vehicle_id" is not null and "trips"."driver_id" is not null));