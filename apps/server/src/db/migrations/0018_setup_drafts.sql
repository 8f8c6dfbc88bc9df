CREATE TABLE "setup_drafts" (
	"user_id" text NOT NULL,
	"form" text NOT NULL,
	"values" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "setup_drafts_user_id_form_pk" PRIMARY KEY("user_id","form"),
	CONSTRAINT "setup_drafts_form" CHECK ("setup_drafts"."form" in ('partner-type', 'company', 'identity', 'address', 'cities')),
	CONSTRAINT "setup_drafts_encrypted" CHECK ("setup_drafts"."values" like 'enc1.%')
);
--> statement-breakpoint
ALTER TABLE "setup_drafts" ADD CONSTRAINT "setup_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "setup_drafts_updated" ON "setup_drafts" USING btree ("updated_at");