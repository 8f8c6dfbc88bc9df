import { roadsideDocumentStatuses, roadsidePackStates, roadsideVerdicts } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { DriverBrief, VehicleBrief } from '../fleet/fleetSchemas.ts'
import { day, id, instant, openEnum } from '../kernel/commonSchemas.ts'

/** A link that shows officers which documents of a vehicle and its driver are in force. */
export const RoadsidePack = z.object({
  id,
  vehicle: VehicleBrief,
  driver: z.nullable(DriverBrief),
  status: openEnum(roadsidePackStates),
  created_at: instant,
  /** The name of its maker. */
  created_by: z.nullable(z.string()),
  /** After a week, or with the first of its documents. */
  expires_at: instant,
  ended_at: z.nullable(instant),
  /** How often its check page was loaded, and when last. */
  checks: z.int(),
  last_checked_at: z.nullable(instant),
})
export type RoadsidePack = z.output<typeof RoadsidePack>

/** A new pack with its secret, which no other response has. */
export const NewRoadsidePack = z.object({
  pack: RoadsidePack,
  token: z.string(),
  /** The path of the check page. */
  url: z.string(),
  /** What is not in order now, in sentences; the pack says the same. */
  problems: z.array(z.string()),
})
export type NewRoadsidePack = z.output<typeof NewRoadsidePack>

/** A document on the check page. Numbers are masked: officers compare them with the document itself. */
export const RoadsideCheckDocument = z.object({
  owner: openEnum(['vehicle', 'driver']),
  type: z.string(),
  label: z.string(),
  status: openEnum(roadsideDocumentStatuses),
  number_masked: z.nullable(z.string()),
  /** The last day of validity, in Lagos. */
  expiry_date: z.nullable(day),
})

/** What strangers see of a pack: no phone number, no address, no full name. Of an expired or ended pack they see the plate. */
export const RoadsideCheck = z.object({
  verdict: openEnum(roadsideVerdicts),
  vehicle: z.object({ registration_number: z.string(), name: z.string(), color: z.string() }),
  /** The name of the organisation that runs the vehicle. */
  partner: z.nullable(z.string()),
  /** First name and initial. */
  driver: z.nullable(z.object({ name: z.string() })),
  documents: z.array(RoadsideCheckDocument),
  /** What is not in order, one sentence without a full stop each. */
  problems: z.array(z.string()),
  created_at: instant,
  expires_at: instant,
  ended_at: z.nullable(instant),
})
export type RoadsideCheck = z.output<typeof RoadsideCheck>
