import { drivers } from '../drivers/drivers.contract.ts'
import { driversMock } from '../drivers/drivers.mock.ts'
import type { ReportFilters } from '../reports/documentReportFilters.ts'
import type { ReportRow } from '../reports/reportColumns.ts'
import { vehicles } from '../vehicles/vehicles.contract.ts'
import { vehiclesMock } from '../vehicles/vehicles.mock.ts'
import { requireMember, type MockContext } from './mockContext.ts'
import { readListed } from './readListed.ts'

/** The rows of the report of vehicles or drivers: those that the list shows with these filters; `id` names selected rows. */
export async function readFleetReportRows(
  context: MockContext,
  type: 'vehicles' | 'drivers',
  { id, ...filters }: ReportFilters,
): Promise<ReportRow[]> {
  const params = { id: requireMember(context).organization.id }
  const isSelected = (item: { id: string }) => id === undefined || [id].flat().includes(item.id)
  if (type === 'vehicles') {
    const listed = await readListed(vehicles.list.query, filters, (query) => vehiclesMock.list(context, { params, query }))
    return listed.filter(isSelected).map(({ registration_number, brand, name, type: kind, year, seats, status, city, driver }) => ({
      registration_number,
      brand,
      name,
      type: kind,
      year,
      seats,
      status,
      city: city.name,
      driver: driver && `${driver.fname} ${driver.lname}`,
    }))
  }
  const listed = await readListed(drivers.list.query, filters, (query) => driversMock.list(context, { params, query }))
  return listed.filter(isSelected).map(({ fname, lname, phone, licence_class, status, city, vehicle }) => ({
    fname,
    lname,
    phone,
    licence_class,
    status,
    city: city.name,
    vehicle: vehicle?.registration_number ?? null,
  }))
}
