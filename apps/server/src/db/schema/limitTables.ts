import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columnTypes.ts'

/** Uses of limits by key, in a window of time that starts with the first use. Expired rows are deleted. */
export const limitCounters = pgTable(
  'limit_counters',
  {
    /** A fingerprint of limit, scope and value, so that the table does not reveal who does what. */
    key: text('key').primaryKey(),
    /** Never above the quota: a rejected use is not counted. */
    used: bigint('used', { mode: 'number' }).notNull(),
    window_ends_at: instant('window_ends_at').notNull(),
  },
  (t) => [index('limit_counters_window').on(t.window_ends_at)],
)
