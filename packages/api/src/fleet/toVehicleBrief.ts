import type { VehicleBrief } from './fleetSchemas.ts'

/** What other entities show of a vehicle. */
export const toVehicleBrief = ({ id, registration_number, brand, name, year }: VehicleBrief): VehicleBrief => ({
  id,
  registration_number,
  brand,
  name,
  year,
})
