import type { VehicleType } from '@vehicle-partner/domain'
import type { DemoRoute } from './demoRoutes.ts'

/** A vehicle that takes trips, with the driver and the line that it has in the demo. */
export interface PlannedVehicle {
  id: string
  driverId: string
  type: VehicleType
  seats: number
  line: DemoRoute
}

/** What the demo's timetable needs to know of one organisation. */
export interface FleetPlan {
  partnerId: string
  /** Names the organisation in every stream of random numbers. */
  name: string
  /** 0 to 31; keeps the references of organisations apart. */
  number: number
  vehicles: readonly PlannedVehicle[]
  /** `company` runs mornings, evenings and some middays; `lone` one trip from Monday to Thursday. */
  timetable: 'company' | 'lone'
  /** How far back its trips go. */
  daysBack: number
  /** Payslips that are there at the first start; months before the trips are kept as sums. */
  payslips: number
  /** Trips that are under way whenever the sandbox starts; by the timetable alone when absent. */
  activeNow?: number
}

/** What one trip pays, by the rate card in force. */
export const rateKobo: Record<VehicleType, number> = {
  sedan: 1_800_000,
  suv: 2_200_000,
  mini_van: 2_800_000,
  mini_bus: 4_200_000,
  coaster: 6_500_000,
  bus: 9_000_000,
}
export const rateCardVersion = 3
/** Of what trips bring. */
export const platformFeeBps = 500
