import { complianceStatuses } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { day, id, instant, openEnum } from '../kernel/commonSchemas.ts'

/** A city of operation, as lists show it. */
export const CityBrief = z.object({ id, name: z.string(), code: z.string() })
export type CityBrief = z.output<typeof CityBrief>

/** Why something stands as it does, in words for people. */
export const StatusReason = z.object({
  code: z.string(),
  text: z.string(),
  at: instant,
  by: openEnum(['operator', 'partner', 'system']),
})
export type StatusReason = z.output<typeof StatusReason>

/** The required documents of a vehicle or a driver together: the worst decides. */
export const Compliance = z.object({
  status: openEnum(complianceStatuses),
  /** The first day on which a document in force runs out. */
  next_expiry: z.nullable(day),
  issues: z.array(z.object({ document_type: z.string(), state: openEnum(complianceStatuses), days_left: z.optional(z.int()) })),
})

/** A reason why there are no trips, and the next step. */
export const Blocker = z.object({
  code: z.string(),
  text: z.string(),
  action: z.nullable(z.object({ label: z.string(), link: z.string() })),
})

export const VehicleBrief = z.object({ id, registration_number: z.string(), name: z.string() })
export type VehicleBrief = z.output<typeof VehicleBrief>

export const DriverBrief = z.object({ id, fname: z.string(), lname: z.string() })
export type DriverBrief = z.output<typeof DriverBrief>

/** Who drove what, and when; the open one is the present one. */
export const Assignment = z.object({ id, vehicle: VehicleBrief, driver: DriverBrief, from: instant, to: z.nullable(instant) })
export type Assignment = z.output<typeof Assignment>

/** What an assignment has changed. */
export const AssignmentChange = z.object({
  vehicle: VehicleBrief,
  driver: z.nullable(DriverBrief),
  /** The vehicle that the driver has left for this one. */
  left_vehicle: z.nullable(VehicleBrief),
  /** The driver who has left this vehicle. */
  left_driver: z.nullable(DriverBrief),
  /** What is worth a look and does not stand in the way. */
  warnings: z.array(z.string()),
})
export type AssignmentChange = z.output<typeof AssignmentChange>

/** A state that somebody asks for, with a word on why; with `version` only if nobody has changed the thing meanwhile. */
export const statusChangeBody = <const Word extends string>(words: readonly [Word, ...Word[]]) =>
  z.object({
    status: z.enum(words, 'This is no state to choose'),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(240, 'Please keep it under 240 characters'))),
    version: z.optional(z.int()),
  })

/** The version that the caller has seen, so that nobody's change is lost. */
export const version = z.int('Send back the version that you have read')
