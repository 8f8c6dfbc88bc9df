ALTER TABLE "settlement_accounts" DROP CONSTRAINT "settlement_accounts_digits";--> statement-breakpoint
DROP INDEX "settlement_accounts_number";--> statement-breakpoint
ALTER TABLE "settlement_accounts" ADD COLUMN "account_number_hmac" text;--> statement-breakpoint
ALTER TABLE "settlement_accounts" ADD COLUMN "account_last4" text NOT NULL DEFAULT '';--> statement-breakpoint
UPDATE "settlement_accounts" SET "account_last4" = right("account_number", 4);--> statement-breakpoint
ALTER TABLE "settlement_accounts" ALTER COLUMN "account_last4" DROP DEFAULT;--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_accounts_number" ON "settlement_accounts" USING btree ("partner_id","bank_code","account_number_hmac") WHERE "settlement_accounts"."removed_at" is null;--> statement-breakpoint
-- NOT VALID: the server encrypts the existing numbers at its start, because that needs its key. New rows and changes are checked.
ALTER TABLE "settlement_accounts" ADD CONSTRAINT "settlement_accounts_encrypted" CHECK ("settlement_accounts"."account_number" like 'enc1.%' and "settlement_accounts"."account_number_hmac" is not null) NOT VALID;
