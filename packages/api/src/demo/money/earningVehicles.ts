import type * as z from 'zod/mini'
import type { VehicleEarnings } from '../../earnings/earnings.contract.ts'
import { toVehicleBrief } from '../../fleet/toVehicleBrief.ts'
import type { DemoData, MockOrganization } from '../demoData.ts'

/** A vehicle of earning lines. */
export type EarningVehicle = z.output<typeof VehicleEarnings>['vehicle']

/** The vehicle as earnings show it. */
export const toEarningVehicle = (vehicle: EarningVehicle): EarningVehicle => ({ ...toVehicleBrief(vehicle), type: vehicle.type })

/** Earnings per trip by vehicle type. */
export const demoRates: Readonly<Record<string, number>> = { mini_van: 2_800_000, mini_bus: 4_200_000, coaster: 6_500_000 }

/** What a trip will bring by the rates that are announced, by vehicle type. */
export const announcedRates: Readonly<Record<string, number>> = { coaster: 6_380_000 }

/** Days since their announcement when the demo begins. */
export const rateAnnouncedDaysAgo = 3

/** The vehicles of an organisation with earnings. */
export const listEarningVehicles = (demoData: DemoData, organization: MockOrganization): EarningVehicle[] =>
  demoData.fleet.vehicles
    .filter(({ partner_id, status, type }) => partner_id === organization.id && status === 'active' && type in demoRates)
    .map(toEarningVehicle)
