import { setupDraftForms } from '@vehicle-partner/domain/entities'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { encryptedText, instant, isEncrypted, primaryId, isOneOf } from './columnTypes.ts'

export const themes = ['system', 'light', 'dark'] as const
export const otpPurposes = ['login', 'step_up', 'phone'] as const
export const tokenKinds = ['password_reset', 'handoff', 'step_up', 'email', 'email_undo', 'calendar'] as const
export const contactKinds = ['email', 'phone'] as const

/** Users who can log in. */
export const users = pgTable(
  'users',
  {
    id: primaryId(),
    email: text('email').notNull(),
    /** When the user proved that they receive mail at this address; null until then. A changed address is proved before it is stored. */
    email_verified_at: instant('email_verified_at'),
    fname: text('fname').notNull(),
    lname: text('lname').notNull(),
    /** E.164. */
    phone: text('phone').notNull(),
    /** When the number was last changed; null if it is the one of the registration. */
    phone_set_at: instant('phone_set_at'),
    /**
     * Since when codes to the phone start no session: a password was chosen by mail while no one had proved the address, so the phone may be
     * that of the person who registered with it. Null again once the user confirms a phone.
     */
    phone_login_off_at: instant('phone_login_off_at'),
    /** ISO 3166-1 alpha-2. */
    country_code: text('country_code').notNull(),
    avatar: text('avatar'),
    /** argon2id in PHC form. */
    password_hash: text('password_hash').notNull(),
    language: text('language').notNull().default('en'),
    theme: text('theme', { enum: themes }).notNull().default('system'),
    low_data: boolean('low_data').notNull().default(false),
    /** A new address that the user has not confirmed yet. */
    pending_email: text('pending_email'),
    version: integer('version').notNull().default(1),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    uniqueIndex('users_phone').on(t.phone),
    check('users_theme', isOneOf(t.theme, themes)),
  ],
)

/** Sessions. Only the SHA-256 of the bearer token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: primaryId(),
    user_id: text('user_id')
      .notNull()
      .references(() => users.id),
    token_hash: text('token_hash').notNull().unique(),
    created_at: instant('created_at').notNull(),
    last_used_at: instant('last_used_at').notNull(),
    expires_at: instant('expires_at').notNull(),
    /** No use extends the session beyond this time. */
    ends_at: instant('ends_at').notNull(),
    revoked_at: instant('revoked_at'),
    address: text('address'),
    user_agent: text('user_agent'),
  },
  (t) => [
    index('sessions_user').on(t.user_id),
    check('sessions_expiry', sql`${t.expires_at} > ${t.created_at} and ${t.expires_at} <= ${t.ends_at}`),
  ],
)

/** One-time codes; the id is the `reference_id`. An unknown phone number gets a row too, so that responses do not differ. */
export const otpCodes = pgTable(
  'otp_codes',
  {
    id: primaryId(),
    purpose: text('purpose', { enum: otpPurposes }).notNull(),
    user_id: text('user_id').references(() => users.id),
    /** The session that requested the code and alone can use it; null for a login. */
    session_id: text('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    /** E.164. */
    phone: text('phone').notNull(),
    code_hash: text('code_hash').notNull(),
    /** Wrong attempts; the fifth invalidates the code. */
    tries: integer('tries').notNull(),
    created_at: instant('created_at').notNull(),
    expires_at: instant('expires_at').notNull(),
    used_at: instant('used_at'),
    /** HMAC of the attempt that has used the code of a login or step-up, which can repeat it if the response was lost. */
    attempt_hash: text('attempt_hash'),
    /** The session that the attempt of a login has started. */
    started_session_id: text('started_session_id').references(() => sessions.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('otp_codes_phone').on(t.phone, t.created_at),
    index('otp_codes_user').on(t.user_id),
    check('otp_codes_purpose', isOneOf(t.purpose, otpPurposes)),
    check('otp_codes_session', sql`(${t.session_id} is null) = (${t.purpose} = 'login')`),
    check('otp_codes_attempt', sql`${t.attempt_hash} is null or (${t.purpose} in ('login', 'step_up') and ${t.used_at} is not null)`),
    check('otp_codes_tries', sql`${t.tries} between 0 and 5`),
    check('otp_codes_expiry', sql`${t.expires_at} > ${t.created_at}`),
  ],
)

/** Tokens for one purpose: password reset, handoff to another device, step-up, e-mail address and its undo, calendar feed. Stored as SHA-256. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: primaryId(),
    kind: text('kind', { enum: tokenKinds }).notNull(),
    token_hash: text('token_hash').notNull().unique(),
    user_id: text('user_id')
      .notNull()
      .references(() => users.id),
    /** The session that created the token. Handoffs and step-ups end with it. */
    session_id: text('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    partner_id: text('partner_id'),
    /** Data of the purpose, such as the new e-mail address. */
    data: jsonb('data'),
    created_at: instant('created_at').notNull(),
    expires_at: instant('expires_at').notNull(),
    used_at: instant('used_at'),
  },
  (t) => [
    index('one_time_tokens_user').on(t.user_id, t.kind),
    index('one_time_tokens_session').on(t.session_id),
    check('one_time_tokens_kind', isOneOf(t.kind, tokenKinds)),
    check('one_time_tokens_session', sql`${t.kind} not in ('handoff', 'step_up') or ${t.session_id} is not null`),
  ],
)

/**
 * E-mail addresses and phone numbers that a user had until recently. Until `reserved_until` they get the user's security messages, no other
 * user can take them, and an undone change puts them back.
 */
export const formerContacts = pgTable(
  'former_contacts',
  {
    id: primaryId(),
    user_id: text('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: contactKinds }).notNull(),
    /** An e-mail address, or a phone number in E.164. */
    value: text('value').notNull(),
    /** The version of the user that replaced it, which orders the changes. */
    user_version: integer('user_version').notNull(),
    reserved_until: instant('reserved_until').notNull(),
  },
  (t) => [
    index('former_contacts_user').on(t.user_id),
    index('former_contacts_value').on(sql`lower(${t.value})`),
    check('former_contacts_kind', isOneOf(t.kind, contactKinds)),
  ],
)

/** What a user has typed into a form and not sent yet: one draft for each form of the set-up, and in each organisation one of a vehicle and of a driver. */
export const setupDrafts = pgTable(
  'setup_drafts',
  {
    user_id: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    form: text('form', { enum: setupDraftForms }).notNull(),
    /** The organisation of the vehicle or driver; empty for the set-up. */
    partner_id: text('partner_id').notNull().default(''),
    /** JSON, encrypted like the answers of a check; only fields that `setupDraftFields` names. */
    values: encryptedText('values').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.form, t.partner_id] }),
    index('setup_drafts_updated').on(t.updated_at),
    check('setup_drafts_form', isOneOf(t.form, setupDraftForms)),
    check('setup_drafts_encrypted', isEncrypted(t.values)),
  ],
)
