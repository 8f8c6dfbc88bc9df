import { complianceStatuses } from '@vehicle-partner/domain'
import { cleanText, tooLongMessage } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { day, id, instant, openEnum } from '../kernel/commonSchemas.ts'

/** A city in a list. */
export const CityBrief = z.object({ id, name: z.string(), code: z.string() })
export type CityBrief = z.output<typeof CityBrief>

/** The reason of a status, for users. */
export const StatusReason = z.object({
  code: z.string(),
  text: z.string(),
  at: instant,
  by: openEnum(['operator', 'partner', 'system']),
})
export type StatusReason = z.output<typeof StatusReason>

/** The compliance of a vehicle or driver: the worst status of its required documents. */
export const Compliance = z.object({
  status: openEnum(complianceStatuses),
  /** The next expiry date of a valid document. */
  next_expiry: z.nullable(day),
  /** Worst first; of those that expire the first to do so. `renewing`: a newer one is under review. */
  issues: z.array(
    z.object({
      document_type: z.string(),
      state: openEnum(complianceStatuses),
      days_left: z.optional(z.int()),
      renewing: z.optional(z.boolean()),
    }),
  ),
})

/** The number of vehicles or drivers by their compliance. */
export const ComplianceCounts = z.record(z.enum(complianceStatuses), z.int())

/** A reason why there are no trips, with the next step. */
export const Blocker = z.object({
  code: z.string(),
  text: z.string(),
  action: z.nullable(z.object({ label: z.string(), link: z.string() })),
})

/** What a vehicle is called: its brand and model, with its year of manufacture. */
const vehicleNameFields = { brand: z.string(), name: z.string(), year: z.int() }

export const VehicleBrief = z.object({ id, registration_number: z.string(), ...vehicleNameFields })
export type VehicleBrief = z.output<typeof VehicleBrief>

export const DriverBrief = z.object({ id, fname: z.string(), lname: z.string() })
export type DriverBrief = z.output<typeof DriverBrief>

/** An assignment of a driver to a vehicle. The open one is current. */
export const Assignment = z.object({ id, vehicle: VehicleBrief, driver: DriverBrief, from: instant, to: z.nullable(instant) })
export type Assignment = z.output<typeof Assignment>

/** The result of an assignment. */
export const AssignmentChange = z.object({
  vehicle: VehicleBrief,
  driver: z.nullable(DriverBrief),
  /** The previous vehicle of the driver. */
  left_vehicle: z.nullable(VehicleBrief),
  /** The previous driver of the vehicle. */
  left_driver: z.nullable(DriverBrief),
  /** Warnings that do not block. */
  warnings: z.array(z.string()),
})
export type AssignmentChange = z.output<typeof AssignmentChange>

/** The body of a status change with an optional reason. With `version` it fails after other changes. */
export const statusChangeBody = <const Word extends string>(statuses: readonly [Word, ...Word[]]) =>
  z.object({
    status: z.enum(statuses, 'This status cannot be set'),
    reason: z.optional(z.string().check(cleanText(), z.maxLength(240, tooLongMessage(240)))),
    version: z.optional(z.int()),
  })

/** The version that the caller has read, for optimistic locking. */
export const version = z.int('`version` is required')
