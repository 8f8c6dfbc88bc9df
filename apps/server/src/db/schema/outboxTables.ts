import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, primaryId, isOneOf } from './columnTypes.ts'

/** Every e-mail and text message that the server sends. The sandbox only stores them. */
export const outbox = pgTable(
  'outbox',
  {
    id: primaryId(),
    channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
    /** E-mail address or phone number, as entered. */
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** One-time code, when the message carries one. */
    code: text('code'),
    /** A path of the portal. */
    link: text('link'),
    created_at: instant('created_at').notNull(),
  },
  (t) => [index('outbox_newest').on(t.created_at, t.id), check('outbox_channel', isOneOf(t.channel, ['email', 'sms']))],
)

/** The progress of the demo data, so that each start adds only what is missing. */
export const seedMarks = pgTable('seed_marks', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
