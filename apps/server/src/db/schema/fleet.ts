import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, key, oneOf } from './columns.ts'
import { cities, partners } from './partners.ts'

export const vehicleTypes = ['sedan', 'suv', 'mini_van', 'mini_bus', 'coaster', 'bus'] as const
export const vehicleStatuses = ['draft', 'pending_review', 'active', 'inactive', 'suspended', 'rejected', 'archived'] as const
export const driverStatuses = ['pending_review', 'active', 'inactive', 'suspended', 'rejected', 'archived'] as const
export const documentTypes = [
  'vehicle_licence',
  'proof_of_ownership',
  'road_worthiness',
  'insurance',
  'hackney_permit',
  'drivers_licence',
  'lasdri_card',
  'nin_slip',
  'passport_photo',
  'cac_certificate',
  'status_report',
  'tax_id_certificate',
] as const
export const documentStatuses = ['under_review', 'approved', 'rejected', 'superseded'] as const

export const vehicles = pgTable(
  'vehicles',
  {
    id: key(),
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
    city_id: text('city_id')
      .notNull()
      .references(() => cities.id),
    status: text('status', { enum: vehicleStatuses }).notNull(),
    version: integer('version').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    unique('vehicles_id_partner').on(t.id, t.partner_id),
    uniqueIndex('vehicles_plate')
      .on(t.registration_number)
      .where(sql`${t.status} <> 'archived'`),
    index('vehicles_partner').on(t.partner_id, t.status),
    check('vehicles_type', oneOf(t.type, vehicleTypes)),
    check('vehicles_status', oneOf(t.status, vehicleStatuses)),
    check('vehicles_seats', sql`${t.seats} between 1 and 60`),
    check('vehicles_year', sql`${t.year} >= 2007`),
  ],
)

export const drivers = pgTable(
  'drivers',
  {
    id: key(),
    partner_id: text('partner_id')
      .notNull()
      .references(() => partners.id),
    fname: text('fname').notNull(),
    lname: text('lname').notNull(),
    phone: text('phone').notNull(),
    country_code: text('country_code').notNull(),
    licence_number: text('licence_number').notNull(),
    licence_class: text('licence_class').notNull(),
    city_id: text('city_id')
      .notNull()
      .references(() => cities.id),
    status: text('status', { enum: driverStatuses }).notNull(),
    version: integer('version').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    unique('drivers_id_partner').on(t.id, t.partner_id),
    unique('drivers_partner_phone').on(t.partner_id, t.phone),
    index('drivers_partner').on(t.partner_id, t.status),
    check('drivers_status', oneOf(t.status, driverStatuses)),
  ],
)

/** Who drives which vehicle, and since when; the open row is the present one. */
export const vehicleAssignments = pgTable(
  'vehicle_assignments',
  {
    id: key(),
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
    check('vehicle_assignments_order', sql`${t.ended_at} is null or ${t.ended_at} > ${t.started_at}`),
  ],
)

/** Papers of a vehicle, of a driver, or (with neither) of the organisation itself. */
export const documents = pgTable(
  'documents',
  {
    id: key(),
    partner_id: text('partner_id')
      .notNull()
      .references(() => partners.id),
    vehicle_id: text('vehicle_id'),
    driver_id: text('driver_id'),
    type: text('type', { enum: documentTypes }).notNull(),
    number: text('number'),
    issue_date: date('issue_date', { mode: 'string' }),
    /** The paper is good through this day (Africa/Lagos). */
    expiry_date: date('expiry_date', { mode: 'string' }),
    status: text('status', { enum: documentStatuses }).notNull(),
    reason_code: text('reason_code'),
    reason_text: text('reason_text'),
    supersedes_id: text('supersedes_id').unique(),
    created_at: instant('created_at').notNull(),
    reviewed_at: instant('reviewed_at'),
  },
  (t) => [
    foreignKey({ name: 'documents_vehicle', columns: [t.vehicle_id, t.partner_id], foreignColumns: [vehicles.id, vehicles.partner_id] }),
    foreignKey({ name: 'documents_driver', columns: [t.driver_id, t.partner_id], foreignColumns: [drivers.id, drivers.partner_id] }),
    foreignKey({ name: 'documents_supersedes', columns: [t.supersedes_id], foreignColumns: [t.id] }),
    index('documents_partner').on(t.partner_id, t.status, t.expiry_date),
    check('documents_owner', sql`num_nonnulls(${t.vehicle_id}, ${t.driver_id}) <= 1`),
    check('documents_type', oneOf(t.type, documentTypes)),
    check('documents_status', oneOf(t.status, documentStatuses)),
    check('documents_dates', sql`${t.expiry_date} is null or ${t.issue_date} is null or ${t.expiry_date} > ${t.issue_date}`),
    check('documents_reviewed', sql`(${t.status} = 'under_review') = (${t.reviewed_at} is null)`),
    check('documents_reason', sql`(${t.status} = 'rejected') = (${t.reason_text} is not null)`),
  ],
)
