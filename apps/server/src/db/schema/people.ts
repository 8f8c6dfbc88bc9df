import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, key } from './columns.ts'

/** Everybody who can log in. */
export const users = pgTable(
  'users',
  {
    id: key(),
    email: text('email').notNull(),
    fname: text('fname').notNull(),
    lname: text('lname').notNull(),
    /** E.164. */
    phone: text('phone').notNull(),
    /** ISO 3166-1 alpha-2. */
    country_code: text('country_code').notNull(),
    avatar: text('avatar'),
    /** argon2id in PHC form. */
    password_hash: text('password_hash').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('users_email').on(sql`lower(${t.email})`), uniqueIndex('users_phone').on(t.phone)],
)

/** Bearer tokens in use; only their SHA-256 is kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: key(),
    user_id: text('user_id')
      .notNull()
      .references(() => users.id),
    token_hash: text('token_hash').notNull().unique(),
    created_at: instant('created_at').notNull(),
    last_used_at: instant('last_used_at').notNull(),
    expires_at: instant('expires_at').notNull(),
    revoked_at: instant('revoked_at'),
    address: text('address'),
    user_agent: text('user_agent'),
  },
  (t) => [index('sessions_user').on(t.user_id), check('sessions_expiry', sql`${t.expires_at} > ${t.created_at}`)],
)

/** Tries to log in that were not right, counted per account and network address in a window. */
export const loginTries = pgTable(
  'login_tries',
  {
    /** SHA-256 of address and e-mail: the table need not say who tried. */
    key: text('key').primaryKey(),
    tries: integer('tries').notNull(),
    window_ends_at: instant('window_ends_at').notNull(),
  },
  (t) => [index('login_tries_window').on(t.window_ends_at)],
)
