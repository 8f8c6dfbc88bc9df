import { roles } from '@vehicle-partner/domain'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { encryptedText, instant, primaryId, isEncrypted, isOneOf } from './columnTypes.ts'
import { users } from './userTables.ts'

export const stepStates = ['not-submitted', 'submitted', 'completed', 'declined'] as const
export const organizationRoles = ['owner', 'admin', 'staff', 'super-admin'] as const

export const cities = pgTable('cities', {
  id: primaryId(),
  name: text('name').notNull(),
  code: text('code').notNull().unique(),
  /** ISO 3166-1 alpha-2. */
  country_id: text('country_id').notNull(),
})

/** An organisation: a registered business or an individual. */
export const partners = pgTable(
  'partners',
  {
    id: primaryId(),
    account_sid: text('account_sid').notNull().unique(),
    mode: text('mode', { enum: ['business', 'individual'] }).notNull(),
    company_name: text('company_name').notNull(),
    rc_number: text('rc_number'),
    business_type: text('business_type'),
    company_address: text('company_address'),
    company_email: text('company_email'),
    company_phone: text('company_phone'),
    experience_start_date: date('experience_start_date', { mode: 'string' }),
    /** ISO 3166-1 alpha-2. */
    country: text('country').notNull().default('NG'),
    /** Path of the picture. */
    logo: text('logo'),
    version: integer('version').notNull().default(1),
    created_at: instant('created_at').notNull(),
  },
  (t) => [check('partners_mode', isOneOf(t.mode, ['business', 'individual']))],
)

export const partnerCities = pgTable(
  'partner_cities',
  {
    partner_id: text('partner_id')
      .notNull()
      .references(() => partners.id),
    city_id: text('city_id')
      .notNull()
      .references(() => cities.id),
  },
  (t) => [primaryKey({ columns: [t.partner_id, t.city_id] })],
)

/**
 * A user in an organisation. A record without one is the user's right to create an organisation of their own: it stays, whatever they join and
 * leave, until they use it. A trigger keeps user and organisation of a record as they are.
 */
export const members = pgTable(
  'members',
  {
    id: primaryId(),
    user_id: text('user_id')
      .notNull()
      .references(() => users.id),
    partner_id: text('partner_id').references(() => partners.id),
    /** A label; permissions come from member_roles. */
    role: text('role', { enum: organizationRoles }).notNull(),
    disabled: boolean('disabled').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('members_user_partner').on(t.user_id, t.partner_id),
    uniqueIndex('members_user_without_partner')
      .on(t.user_id)
      .where(sql`${t.partner_id} is null`),
    index('members_partner').on(t.partner_id),
    check('members_role', isOneOf(t.role, organizationRoles)),
  ],
)

export const memberRoles = pgTable(
  'member_roles',
  {
    member_id: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    role: text('role', { enum: roles }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.member_id, t.role] }), check('member_roles_role', isOneOf(t.role, roles))],
)

/** Invitations to join an organisation. Of both codes only the SHA-256 is stored. */
export const memberInvitations = pgTable(
  'member_invitations',
  {
    id: primaryId(),
    partner_id: text('partner_id')
      .notNull()
      .references(() => partners.id),
    member_email: text('member_email').notNull(),
    roles: text('roles', { enum: roles }).array().notNull(),
    /** The code of the mailed link, which proves the address. */
    code_hash: text('code_hash').notNull().unique(),
    /** The code of the link that an owner has copied, which proves nothing. */
    link_hash: text('link_hash').unique(),
    invited_by: text('invited_by')
      .notNull()
      .references(() => users.id),
    created_at: instant('created_at').notNull(),
    expires_at: instant('expires_at').notNull(),
    accepted_at: instant('accepted_at'),
    cancelled_at: instant('cancelled_at'),
    bounced_at: instant('bounced_at'),
    last_sent_at: instant('last_sent_at'),
    /** How often it was sent again on `resent_on`. */
    resent: integer('resent').notNull().default(0),
    resent_on: date('resent_on', { mode: 'string' }),
  },
  (t) => [
    index('member_invitations_partner').on(t.partner_id),
    index('member_invitations_address').on(sql`lower(${t.member_email})`),
    check('member_invitations_expiry', sql`${t.expires_at} > ${t.created_at}`),
    check('member_invitations_roles', sql`cardinality(${t.roles}) > 0`),
    check('member_invitations_one_end', sql`num_nonnulls(${t.accepted_at}, ${t.cancelled_at}) <= 1`),
    // One open invitation for an address in an organisation.
    uniqueIndex('member_invitations_open')
      .on(t.partner_id, sql`lower(${t.member_email})`)
      .where(sql`${t.accepted_at} is null and ${t.cancelled_at} is null`),
  ],
)

/** The two identity checks of an organisation. */
export const kycSteps = pgTable(
  'kyc_steps',
  {
    partner_id: text('partner_id')
      .notNull()
      .references(() => partners.id),
    step: text('step', { enum: ['identity', 'address'] }).notNull(),
    status: text('status', { enum: stepStates }).notNull(),
    document_type: text('document_type', { enum: ['nin', 'bvn'] }),
    submitted_at: instant('submitted_at'),
    reviewed_at: instant('reviewed_at'),
    reason_code: text('reason_code'),
    reason_text: text('reason_text'),
    attempts_left: integer('attempts_left').notNull(),
    /** The Lagos day to which `attempts_left` belongs; another day begins with five. */
    attempts_on: date('attempts_on', { mode: 'string' }),
    /** HMAC of the number; the number itself is not stored. */
    document_hash: text('document_hash'),
    document_last3: text('document_last3'),
    /** What the user entered, to fill in the form after a rejection; never the number. JSON. */
    entered: encryptedText('entered'),
    /** The user whose identity was checked. */
    submitted_by: text('submitted_by').references(() => users.id),
    /** The names of a completed identity check: bank accounts of the organisation are compared with them. */
    legal_fname: encryptedText('legal_fname'),
    legal_lname: encryptedText('legal_lname'),
    /** When and how the sandbox ends the check. */
    review_due_at: instant('review_due_at'),
    review_outcome: text('review_outcome', { enum: ['completed', 'declined'] }),
  },
  (t) => [
    primaryKey({ columns: [t.partner_id, t.step] }),
    check('kyc_steps_step', isOneOf(t.step, ['identity', 'address'])),
    check('kyc_steps_status', isOneOf(t.status, stepStates)),
    check('kyc_steps_submitted', sql`(${t.status} = 'not-submitted') = (${t.submitted_at} is null)`),
    check('kyc_steps_reviewed', sql`(${t.status} in ('completed', 'declined')) = (${t.reviewed_at} is not null)`),
    check(
      'kyc_steps_reason',
      // A step that was declined at once was not submitted.
      sql`case ${t.status} when 'declined' then ${t.reason_text} is not null when 'not-submitted' then true else ${t.reason_text} is null end`,
    ),
    check('kyc_steps_attempts', sql`${t.attempts_left} between 0 and 5`),
    check('kyc_steps_encrypted_entered', isEncrypted(t.entered)),
    check('kyc_steps_encrypted_names', sql`${isEncrypted(t.legal_fname)} and ${isEncrypted(t.legal_lname)}`),
    check(
      'kyc_steps_legal_names',
      sql`(${t.legal_fname} is null) = (${t.legal_lname} is null) and (${t.legal_fname} is null or (${t.step} = 'identity' and ${t.status} = 'completed'))`,
    ),
    index('kyc_steps_submitted_by').on(t.submitted_by),
  ],
)

/** Changes of a user's name after an identity check, which only the operator can approve. */
export const nameChangeRequests = pgTable(
  'name_change_requests',
  {
    id: primaryId(),
    user_id: text('user_id')
      .notNull()
      .references(() => users.id),
    fname: text('fname').notNull(),
    lname: text('lname').notNull(),
    status: text('status', { enum: ['under_review', 'approved', 'rejected'] }).notNull(),
    created_at: instant('created_at').notNull(),
    reviewed_at: instant('reviewed_at'),
  },
  (t) => [
    uniqueIndex('name_change_requests_open')
      .on(t.user_id)
      .where(sql`${t.status} = 'under_review'`),
    check('name_change_requests_status', isOneOf(t.status, ['under_review', 'approved', 'rejected'])),
    check('name_change_requests_reviewed', sql`(${t.status} = 'under_review') = (${t.reviewed_at} is null)`),
  ],
)

/** Changes of fields that only the operator can approve. */
export const partnerChangeRequests = pgTable(
  'partner_change_requests',
  {
    id: primaryId(),
    partner_id: text('partner_id')
      .notNull()
      .references(() => partners.id),
    changes: jsonb('changes').notNull(),
    status: text('status', { enum: ['under_review', 'approved', 'rejected', 'withdrawn'] }).notNull(),
    requested_by: text('requested_by')
      .notNull()
      .references(() => users.id),
    created_at: instant('created_at').notNull(),
    /** When it was decided or withdrawn. */
    reviewed_at: instant('reviewed_at'),
    /** Why it was rejected. */
    reason_text: text('reason_text'),
  },
  (t) => [
    uniqueIndex('partner_change_requests_open')
      .on(t.partner_id)
      .where(sql`${t.status} = 'under_review'`),
    check('partner_change_requests_status', isOneOf(t.status, ['under_review', 'approved', 'rejected', 'withdrawn'])),
    check('partner_change_requests_reason', sql`${t.reason_text} is null or ${t.status} = 'rejected'`),
  ],
)
