import type { VehicleType } from '@vehicle-partner/domain'
import type { DemoRoute } from './demoRoutes.ts'

/** A vehicle with its driver and its route in the demo. */
export interface PlannedVehicle {
  id: string
  driverId: string
  type: VehicleType
  seats: number
  route: DemoRoute
}

/** What the demo's timetable needs of an organisation. */
export interface FleetPlan {
  partnerId: string
  /** The name of the organisation in random streams. */
  name: string
  /** 0 to 31; makes the references of organisations different. */
  number: number
  vehicles: readonly PlannedVehicle[]
  /** `company`: mornings, evenings and some middays; `lone`: one trip a day from Monday to Thursday. */
  timetable: 'company' | 'lone'
  /** How many days back its trips begin. */
  daysBack: number
  /** The number of payslips at the first start; months before the trips have totals only. */
  payslips: number
  /** The number of active trips at every start; without it the timetable decides. */
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
/** The share of trip earnings. */
export const platformFeeBps = 500
