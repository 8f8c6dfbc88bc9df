import { driverStatuses } from '@vehicle-partner/domain'
import { driverFields } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { Blocker, CityBrief, Compliance, DriverBrief, StatusReason, VehicleBrief, version } from '../fleet/fleetSchemas.ts'
import { day, instant, openEnum } from '../kernel/commonSchemas.ts'

/** Statistics of the last 30 days. Shares are in basis points, null without trips. */
export const DriverStats = z.object({
  trips_30d: z.int(),
  completed_bps: z.nullable(z.int()),
  /** Departures within five minutes of schedule. */
  on_time_bps: z.nullable(z.int()),
  cancellations_30d: z.int(),
})
export type DriverStats = z.output<typeof DriverStats>

/** The mean passenger rating of the last 90 days, out of ten; null without ratings. */
export const DriverRating = z.object({ count: z.int(), rating: z.nullable(z.number()) })
export type DriverRating = z.output<typeof DriverRating>

/** A driver in a list. */
export const Driver = z.extend(DriverBrief, {
  /** E.164. */
  phone: z.string(),
  country_code: z.string(),
  /** The URL of the picture, valid for one to two hours. */
  avatar: z.nullable(z.string()),
  city: CityBrief,
  licence_number: z.string(),
  licence_class: z.string(),
  licence_expiry_date: z.nullable(day),
  vehicle: z.nullable(VehicleBrief),
  compliance: Compliance,
  rating: DriverRating,
  stats: DriverStats,
  status: openEnum(driverStatuses),
  status_reason: z.nullable(StatusReason),
  app_state: openEnum(['not_invited', 'invited', 'active']),
  invited_at: z.nullable(instant),
  dispatchable: z.boolean(),
  dispatch_blockers: z.array(Blocker),
  version: z.int(),
  created_at: instant,
  updated_at: z.nullable(instant),
})
export type Driver = z.output<typeof Driver>

const contact = { name: z.string(), phone: z.string(), relationship: z.string() }
/** A driver with all details. */
export const DriverDetails = z.extend(Driver, {
  other_names: z.nullable(z.string()),
  email: z.nullable(z.string()),
  dob: z.nullable(day),
  gender: z.nullable(z.string()),
  address: z.nullable(z.string()),
  state: z.nullable(z.string()),
  /** Masked except for the last digits. */
  nin: z.nullable(z.string()),
  licence_issue_date: z.nullable(day),
  lasdri_number: z.nullable(z.string()),
  lasdri_expiry_date: z.nullable(day),
  years_experience: z.nullable(z.int()),
  languages: z.array(z.string()),
  emergency_contact: z.nullable(z.object(contact)),
  guarantor: z.nullable(z.object({ ...contact, address: z.optional(z.string()) })),
  /** Upcoming trips of the driver. */
  upcoming_trips: z.int(),
  /** On a trip now, which may finish whatever blocks new ones. */
  active_trip: z.boolean(),
  warnings: z.array(z.string()),
})
export type DriverDetails = z.output<typeof DriverDetails>

/** The body that adds a driver. `invite` sends an invitation to the app by text message. */
export const NewDriver = z.object({
  ...driverFields,
  other_names: z._default(driverFields.other_names, null),
  country_code: z._default(driverFields.country_code, 'NG'),
  email: z._default(driverFields.email, null),
  gender: z._default(driverFields.gender, null),
  address: z._default(driverFields.address, null),
  state: z._default(driverFields.state, null),
  nin: z._default(driverFields.nin, null),
  licence_issue_date: z._default(driverFields.licence_issue_date, null),
  lasdri_number: z._default(driverFields.lasdri_number, null),
  lasdri_expiry_date: z._default(driverFields.lasdri_expiry_date, null),
  years_experience: z._default(driverFields.years_experience, null),
  languages: z._default(driverFields.languages, []),
  emergency_contact: z._default(driverFields.emergency_contact, null),
  guarantor: z._default(driverFields.guarantor, null),
  avatar: z._default(driverFields.avatar, null),
  invite: z._default(z.boolean(), false),
})
export type NewDriver = z.output<typeof NewDriver>

/** The body that changes a driver: changed fields and the version that was read. */
export const DriverChange = z.extend(z.partial(z.object(driverFields)), { version })
export type DriverChange = z.output<typeof DriverChange>

/** The performance of a driver in a period. */
export const Performance = z.object({
  trips: z.int(),
  completed: z.int(),
  cancelled: z.int(),
  missed: z.int(),
  /** Completed trips out of all assigned ones, in basis points; null without trips. */
  completed_bps: z.nullable(z.int()),
  on_time_bps: z.nullable(z.int()),
  rating: DriverRating,
  passengers: z.int(),
  distance_m: z.int(),
  series: z.array(z.object({ date: day, total: z.int(), completed: z.int() })),
})
