import { demoId } from '../ids.ts'
import type { OrganizationKey } from '../organizations.ts'

/** A vehicle as money names it. */
export interface EarningVehicle {
  id: string
  registration_number: string
  name: string
  type: string
}

const vehicle = (number: number, registration_number: string, name: string, type: string): EarningVehicle => ({
  id: demoId('veh', number),
  registration_number,
  name,
  type,
})

/** The vehicles that bring money. */
export const earningVehicles: Partial<Record<OrganizationKey, readonly EarningVehicle[]>> = {
  okafor: [
    vehicle(1, 'KJA-456XY', 'Hiace', 'mini_bus'),
    vehicle(2, 'LND-482XA', 'Coaster', 'coaster'),
    vehicle(3, 'EKY-219KD', 'Hiace', 'mini_bus'),
    vehicle(4, 'GGE-730LS', 'Sienna', 'mini_van'),
  ],
  musa: [vehicle(21, 'ABC-317MN', 'Sienna', 'mini_van')],
  express: [vehicle(31, 'APP-105EX', 'Coaster', 'coaster'), vehicle(32, 'APP-472EX', 'Coaster', 'coaster')],
}

/** What a trip pays by type of vehicle. */
export const demoRates: Readonly<Record<string, number>> = { mini_van: 2_800_000, mini_bus: 4_200_000, coaster: 6_500_000 }
