import { pgTable, text } from 'drizzle-orm/pg-core'
import { encryptedText } from './columnTypes.ts'

/** Keys that the server made itself, encrypted with `SECRET_KEY`. */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  value: encryptedText('value').notNull(),
})
