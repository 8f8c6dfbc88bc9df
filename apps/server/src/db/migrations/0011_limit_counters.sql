CREATE TABLE "limit_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"used" bigint NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "limit_counters_window" ON "limit_counters" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "uploads_unattached" ON "uploads" USING btree ("uploaded_by") WHERE "uploads"."attached_at" is null;