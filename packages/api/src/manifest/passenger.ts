import { passengerStatuses } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { id, instant, openEnum } from '../kernel/commonSchemas.ts'

/** The stop of a passenger. */
export const PassengerStop = z.object({ stop_id: id, sequence: z.int(), name: z.string(), planned_at: instant })

/** A passenger, or several who travel together. */
export const Passenger = z.object({
  id,
  seat: z.nullable(z.string()),
  /** First name and initial; "Passenger 3" once names are hidden. */
  display_name: z.string(),
  /** `0803•••0001`; null once names are hidden. */
  phone_masked: z.nullable(z.string()),
  pickup: PassengerStop,
  dropoff: PassengerStop,
  status: openEnum(passengerStatuses),
  boarded_at: z.nullable(instant),
  party_size: z.int(),
  /** `wheelchair`, `luggage`. */
  needs: z.array(z.string()),
  rating_given: z.nullable(z.int()),
  company: z.nullable(z.string()),
})
export type Passenger = z.output<typeof Passenger>
