CREATE TABLE "roadside_packs" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"vehicle_id" text NOT NULL,
	"driver_id" text,
	"driver_was_assigned" boolean NOT NULL,
	"token_hash" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"last_checked_at" timestamp (3) with time zone,
	CONSTRAINT "roadside_packs_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "roadside_packs_order" CHECK ("roadside_packs"."expires_at" > "roadside_packs"."created_at"),
	CONSTRAINT "roadside_packs_checked" CHECK (("roadside_packs"."checks" = 0) = ("roadside_packs"."last_checked_at" is null)),
	CONSTRAINT "roadside_packs_assigned" CHECK ("roadside_packs"."driver_id" is not null or not "roadside_packs"."driver_was_assigned")
);
--> statement-breakpoint
ALTER TABLE "roadside_packs" ADD CONSTRAINT "roadside_packs_vehicle" FOREIGN KEY ("vehicle_id","partner_id") REFERENCES "public"."vehicles"("id","partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roadside_packs" ADD CONSTRAINT "roadside_packs_driver" FOREIGN KEY ("driver_id","partner_id") REFERENCES "public"."drivers"("id","partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "roadside_packs_of_vehicle" ON "roadside_packs" USING btree ("vehicle_id","created_at");--> statement-breakpoint
CREATE INDEX "roadside_packs_expiry" ON "roadside_packs" USING btree ("expires_at");