import { issueCategories, issueSeverities, issueStates } from '@vehicle-partner/domain'
import { boolean, check, foreignKey, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { degrees, instant, primaryId, isOneOf } from './columnTypes.ts'
import { trips } from './tripTables.ts'

export const tripIssues = pgTable(
  'trip_issues',
  {
    id: primaryId(),
    reference: text('reference').notNull().unique(),
    partner_id: text('partner_id').notNull(),
    trip_id: text('trip_id').notNull(),
    category: text('category', { enum: issueCategories }).notNull(),
    severity: text('severity', { enum: issueSeverities }).notNull(),
    description: text('description').notNull(),
    lat: degrees('lat'),
    lng: degrees('lng'),
    photos: jsonb('photos').$type<string[]>().notNull().default([]),
    needs_replacement: boolean('needs_replacement').notNull(),
    state: text('state', { enum: issueStates }).notNull(),
    reported_by: text('reported_by').notNull(),
    created_at: instant('created_at').notNull(),
    resolved_at: instant('resolved_at'),
  },
  (t) => [
    foreignKey({ name: 'trip_issues_trip', columns: [t.trip_id, t.partner_id], foreignColumns: [trips.id, trips.partner_id] }),
    index('trip_issues_trip_open').on(t.trip_id, t.state),
    index('trip_issues_partner').on(t.partner_id, t.state),
    check('trip_issues_category', isOneOf(t.category, issueCategories)),
    check('trip_issues_severity', isOneOf(t.severity, issueSeverities)),
    check('trip_issues_state', isOneOf(t.state, issueStates)),
  ],
)

/** Temporary links that show a trip to visitors. */
export const tripShares = pgTable(
  'trip_shares',
  {
    id: primaryId(),
    trip_id: text('trip_id')
      .notNull()
      .references(() => trips.id),
    token_hash: text('token_hash').notNull().unique(),
    created_by: text('created_by').notNull(),
    created_at: instant('created_at').notNull(),
    expires_at: instant('expires_at').notNull(),
    ended_at: instant('ended_at'),
  },
  (t) => [index('trip_shares_trip').on(t.trip_id)],
)
