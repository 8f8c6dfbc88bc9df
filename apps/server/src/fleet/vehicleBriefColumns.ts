import { sql, type SQL } from 'drizzle-orm'
import { vehicles } from '../db/schema/fleetTables.ts'

/** What other entities show of a vehicle. */
export const vehicleBriefColumns = {
  id: vehicles.id,
  registration_number: vehicles.registration_number,
  brand: vehicles.brand,
  name: vehicles.name,
  year: vehicles.year,
}

/** The name of a vehicle of the table `vehicles`, as `formatVehicleName` writes it. */
export const vehicleNameSql: SQL = sql`brand || ' ' || name || ' ' || year`
