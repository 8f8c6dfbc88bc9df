CREATE TABLE "rate_card_acknowledgements" (
	"partner_id" text NOT NULL,
	"rate_card_id" text NOT NULL,
	"acknowledged_by" text NOT NULL,
	"acknowledged_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rate_card_acknowledgements_partner_id_rate_card_id_pk" PRIMARY KEY("partner_id","rate_card_id")
);
--> statement-breakpoint
ALTER TABLE "rate_card_acknowledgements" ADD CONSTRAINT "rate_card_acknowledgements_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_card_acknowledgements" ADD CONSTRAINT "rate_card_acknowledgements_rate_card_id_rate_cards_id_fk" FOREIGN KEY ("rate_card_id") REFERENCES "public"."rate_cards"("id") ON DELETE no action ON UPDATE no action;