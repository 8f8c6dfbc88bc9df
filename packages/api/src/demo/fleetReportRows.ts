import { requireMember, type MockContext } from './mockContext.ts'
import { drivers } from '../drivers/drivers.contract.ts'
import { driversMock } from '../drivers/drivers.mock.ts'
import { RequestError } from '../kernel/errors.ts'
import type { ReportRow } from '../reports/reportColumns.ts'
import { vehicles } from '../vehicles/vehicles.contract.ts'
import { vehiclesMock } from '../vehicles/vehicles.mock.ts'

type Filters = Readonly<Record<string, string | readonly string[]>>

const unknownFilter = () => new RequestError('ValidationError', undefined, { errors: { filters: 'The list has no such filter' } })

/** The rows of the report of vehicles or drivers: those that the list shows with these filters; `id` names selected rows. */
export async function readFleetReportRows(
  context: MockContext,
  type: 'vehicles' | 'drivers',
  { id, ...filters }: Filters,
): Promise<ReportRow[]> {
  const params = { id: requireMember(context).organization.id }
  const isSelected = (item: { id: string }) => id === undefined || [id].flat().includes(item.id)
  const rows: ReportRow[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const given = { ...filters, page: String(page), perPage: '100' }
    if (type === 'vehicles') {
      const query = vehicles.list.query?.safeParse(given)
      if (!query?.success) throw unknownFilter()
      const { data, metadata } = await vehiclesMock.list(context, { params, query: query.data })
      pages = metadata.pages
      for (const { registration_number, brand, name, type: kind, year, seats, status, city, driver } of data.filter(isSelected))
        rows.push({
          registration_number,
          brand,
          name,
          type: kind,
          year,
          seats,
          status,
          city: city.name,
          driver: driver && `${driver.fname} ${driver.lname}`,
        })
    } else {
      const query = drivers.list.query?.safeParse(given)
      if (!query?.success) throw unknownFilter()
      const { data, metadata } = await driversMock.list(context, { params, query: query.data })
      pages = metadata.pages
      for (const { fname, lname, phone, licence_class, status, city, vehicle } of data.filter(isSelected))
        rows.push({ fname, lname, phone, licence_class, status, city: city.name, vehicle: vehicle?.registration_number ?? null })
    }
  }
  return rows
}
