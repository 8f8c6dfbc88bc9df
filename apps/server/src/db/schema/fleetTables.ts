import { driverStatuses, ownerships, transmissions, vehicleStatuses, vehicleTypes } from '@vehicle-partner/domain'
import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, primaryId, isOneOf } from './columnTypes.ts'
import { cities, partners } from './partnerTables.ts'
import { removal, review, statusReason } from './reviewColumns.ts'

export const appStates = ['not_invited', 'invited', 'active'] as const

/** A contact person of a driver. */
export interface Contact {
  name: string
  phone: string
  relationship: string
}

export const vehicles = pgTable(
  'vehicles',
  {
    id: primaryId(),
    partner_id: text('partner_id')
      .notNull()
      .references(() => partners.id),
    brand: text('brand').notNull(),
    name: text('name').notNull(),
    nickname: text('nickname'),
    type: text('type', { enum: vehicleTypes }).notNull(),
    year: integer('year').notNull(),
    /** Passengers, without the driver. */
    seats: integer('seats').notNull(),
    registration_number: text('registration_number').notNull(),
    plate_category: text('plate_category', { enum: ['commercial', 'private', 'other'] }).notNull(),
    color: text('color').notNull(),
    fuel_type: text('fuel_type').notNull(),
    inventory_type: text('inventory_type').notNull(),
    amenity_list: text('amenity_list').array().notNull(),
    chassis_number: text('chassis_number'),
    transmission: text('transmission', { enum: transmissions }),
    ownership: text('ownership', { enum: ownerships }).notNull().default('owned'),
    odometer_km: integer('odometer_km'),
    /** The first is shown in lists. */
    photos: jsonb('photos').$type<{ kind: string; Location: string }[]>().notNull().default([]),
    city_id: text('city_id')
      .notNull()
      .references(() => cities.id),
    status: text('status', { enum: vehicleStatuses }).notNull(),
    ...statusReason,
    ...review,
    /** Plate, brand, name and nickname in lower case without diacritics, for the search. */
    search_text: text('search_text').notNull().default(''),
    ...removal,
    updated_at: instant('updated_at'),
    version: integer('version').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    unique('vehicles_id_partner').on(t.id, t.partner_id),
    uniqueIndex('vehicles_plate')
      .on(t.registration_number)
      .where(sql`${t.status} <> 'archived'`),
    uniqueIndex('vehicles_chassis')
      .on(t.chassis_number)
      .where(sql`${t.status} <> 'archived'`),
    index('vehicles_partner').on(t.partner_id, t.status),
    index('vehicles_newest').on(t.partner_id, t.created_at, t.id),
    index('vehicles_review').on(t.review_due_at),
    check('vehicles_ownership', isOneOf(t.ownership, ownerships)),
    check('vehicles_odometer', sql`${t.odometer_km} >= 0`),
    check('vehicles_type', isOneOf(t.type, vehicleTypes)),
    check('vehicles_status', isOneOf(t.status, vehicleStatuses)),
    check('vehicles_seats', sql`${t.seats} between 1 and 60`),
    check('vehicles_year', sql`${t.year} >= 2007`),
  ],
)

export const drivers = pgTable(
  'drivers',
  {
    id: primaryId(),
    partner_id: text('partner_id')
      .notNull()
      .references(() => partners.id),
    fname: text('fname').notNull(),
    lname: text('lname').notNull(),
    phone: text('phone').notNull(),
    country_code: text('country_code').notNull(),
    licence_number: text('licence_number').notNull(),
    licence_class: text('licence_class').notNull(),
    other_names: text('other_names'),
    email: text('email'),
    dob: date('dob', { mode: 'string' }),
    gender: text('gender'),
    address: text('address'),
    /** State or territory of Nigeria. */
    state: text('state'),
    /** HMAC of the NIN; the number itself is not stored. */
    nin_hash: text('nin_hash'),
    nin_last4: text('nin_last4'),
    licence_issue_date: date('licence_issue_date', { mode: 'string' }),
    licence_expiry_date: date('licence_expiry_date', { mode: 'string' }),
    lasdri_number: text('lasdri_number'),
    lasdri_expiry_date: date('lasdri_expiry_date', { mode: 'string' }),
    years_experience: integer('years_experience'),
    languages: text('languages').array().notNull().default([]),
    emergency_contact: jsonb('emergency_contact').$type<Contact>(),
    guarantor: jsonb('guarantor').$type<Contact & { address?: string | undefined }>(),
    /** Path of the picture. */
    avatar: text('avatar'),
    invited_at: instant('invited_at'),
    app_state: text('app_state', { enum: appStates }).notNull().default('not_invited'),
    city_id: text('city_id')
      .notNull()
      .references(() => cities.id),
    status: text('status', { enum: driverStatuses }).notNull(),
    ...statusReason,
    ...review,
    /** Names, phone and licence number in lower case without diacritics, for the search. */
    search_text: text('search_text').notNull().default(''),
    ...removal,
    updated_at: instant('updated_at'),
    version: integer('version').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    unique('drivers_id_partner').on(t.id, t.partner_id),
    // A driver works with one partner at a time.
    uniqueIndex('drivers_phone')
      .on(t.phone)
      .where(sql`${t.status} <> 'archived'`),
    index('drivers_partner').on(t.partner_id, t.status),
    index('drivers_newest').on(t.partner_id, t.created_at, t.id),
    index('drivers_review').on(t.review_due_at),
    check('drivers_app_state', isOneOf(t.app_state, appStates)),
    check('drivers_experience', sql`${t.years_experience} between 0 and 60`),
    check('drivers_status', isOneOf(t.status, driverStatuses)),
  ],
)

/** Which driver has which vehicle; the row without an end is the current assignment. */
export const vehicleAssignments = pgTable(
  'vehicle_assignments',
  {
    id: primaryId(),
    partner_id: text('partner_id').notNull(),
    vehicle_id: text('vehicle_id').notNull(),
    driver_id: text('driver_id').notNull(),
    started_at: instant('started_at').notNull(),
    ended_at: instant('ended_at'),
  },
  (t) => [
    foreignKey({
      name: 'vehicle_assignments_vehicle',
      columns: [t.vehicle_id, t.partner_id],
      foreignColumns: [vehicles.id, vehicles.partner_id],
    }),
    foreignKey({
      name: 'vehicle_assignments_driver',
      columns: [t.driver_id, t.partner_id],
      foreignColumns: [drivers.id, drivers.partner_id],
    }),
    uniqueIndex('vehicle_assignments_one_driver')
      .on(t.vehicle_id)
      .where(sql`${t.ended_at} is null`),
    uniqueIndex('vehicle_assignments_one_vehicle')
      .on(t.driver_id)
      .where(sql`${t.ended_at} is null`),
    index('vehicle_assignments_open')
      .on(t.partner_id, t.vehicle_id, t.driver_id)
      .where(sql`${t.ended_at} is null`),
    index('vehicle_assignments_of_vehicle').on(t.vehicle_id, t.started_at),
    index('vehicle_assignments_of_driver').on(t.driver_id, t.started_at),
    check('vehicle_assignments_order', sql`${t.ended_at} is null or ${t.ended_at} > ${t.started_at}`),
  ],
)
