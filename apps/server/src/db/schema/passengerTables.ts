import { passengerStatuses } from '@vehicle-partner/domain'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, primaryId, isOneOf } from './columnTypes.ts'
import { trips } from './tripTables.ts'

/** The passengers of a trip. Responses hide names and phone numbers outside the time window of the manifest. */
export const passengers = pgTable(
  'passengers',
  {
    id: primaryId(),
    trip_id: text('trip_id')
      .notNull()
      .references(() => trips.id),
    seat: text('seat'),
    fname: text('fname').notNull(),
    lname: text('lname').notNull(),
    /** E.164. */
    phone: text('phone').notNull(),
    pickup_sequence: integer('pickup_sequence').notNull(),
    dropoff_sequence: integer('dropoff_sequence').notNull(),
    status: text('status', { enum: passengerStatuses }).notNull(),
    boarded_at: instant('boarded_at'),
    party_size: integer('party_size').notNull(),
    needs: text('needs').array().notNull().default([]),
    rating_given: smallint('rating_given'),
    company: text('company'),
    /** The time of the last change by the device's clock. */
    client_at: instant('client_at'),
  },
  (t) => [
    index('passengers_trip').on(t.trip_id),
    uniqueIndex('passengers_seat')
      .on(t.trip_id, t.seat)
      .where(sql`${t.status} <> 'cancelled'`),
    check('passengers_status', isOneOf(t.status, passengerStatuses)),
    check('passengers_way', sql`${t.pickup_sequence} < ${t.dropoff_sequence}`),
    check('passengers_party', sql`${t.party_size} between 1 and 10`),
  ],
)
