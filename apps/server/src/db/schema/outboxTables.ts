import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { encryptedText, instant, primaryId, isEncrypted, isOneOf } from './columnTypes.ts'

/**
 * Every e-mail and text message that the server sends. Text, code and link are encrypted, and deleted once the message is sent or given up.
 * The sandbox sends nothing: it keeps and shows them.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: primaryId(),
    channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
    /** E-mail address or phone number, as entered. */
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: encryptedText('text'),
    /** One-time code, when the message carries one. */
    code: encryptedText('code'),
    /** A path of the portal. */
    link: encryptedText('link'),
    created_at: instant('created_at').notNull(),
    /** Nothing is sent after this time, such as a code that has expired. */
    send_before: instant('send_before').notNull(),
    sent_at: instant('sent_at'),
    given_up_at: instant('given_up_at'),
  },
  (t) => [
    index('outbox_newest').on(t.created_at, t.id),
    index('outbox_pending')
      .on(t.created_at, t.id)
      .where(sql`${t.sent_at} is null and ${t.given_up_at} is null`),
    check('outbox_channel', isOneOf(t.channel, ['email', 'sms'])),
    check('outbox_encrypted_text', isEncrypted(t.text)),
    check('outbox_encrypted_code', isEncrypted(t.code)),
    check('outbox_encrypted_link', isEncrypted(t.link)),
    check(
      'outbox_wiped',
      sql`(${t.sent_at} is null and ${t.given_up_at} is null and ${t.text} is not null) or (num_nonnulls(${t.sent_at}, ${t.given_up_at}) = 1 and num_nonnulls(${t.text}, ${t.code}, ${t.link}) = 0)`,
    ),
  ],
)

/** The progress of the demo data, so that each start adds only what is missing. */
export const seedMarks = pgTable('seed_marks', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
