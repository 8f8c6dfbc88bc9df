import { lagosDate } from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { requireMember, type MockContext } from '../demo/mockContext.ts'
import type { Handlers, Parsed } from '../kernel/endpoint.ts'
import { RequestError, type FieldErrors } from '../kernel/errors.ts'
import { driversMock } from '../drivers/drivers.mock.ts'
import { vehiclesMock } from '../vehicles/vehicles.mock.ts'
import { parseDriverRows, parseVehicleRows, type ImportContext, type ParsedRow } from './importRows.ts'
import type { ImportResult } from './imports.contract.ts'

type Body = Parsed<(typeof contract)['imports']['vehicles']>['body']

/** Imports all rows into a copy of the fleet, and replaces the fleet on success. */
function runImport<T>(context: MockContext, body: Body, parsed: readonly ParsedRow<T>[], add: (value: T) => { id: string }) {
  const { demoData } = context
  const before = { vehicles: [...demoData.fleet.vehicles], drivers: [...demoData.fleet.drivers] }
  const tried = parsed.map((each, at) => ({
    row: at + 1,
    ...(each.errors === undefined ? toErrors(() => add(each.value)) : { errors: each.errors }),
  }))
  const failed = tried.filter(({ errors }) => errors).length
  const keep = !body.dry_run && !(body.on_error === 'abort' && failed > 0)
  if (!keep) Object.assign(demoData.fleet, before)
  const rows: ImportResult['rows'] = tried.map((each) =>
    each.errors
      ? { row: each.row, status: 'failed', errors: each.errors }
      : { row: each.row, status: keep ? 'created' : 'valid', errors: {}, ...(keep ? { id: each.id } : {}) },
  )
  const created = keep ? tried.length - failed : 0
  return { data: { id: null, status: 'done' as const, created_at: demoData.clock().toISOString(), created, updated: 0, failed, rows } }
}

const toErrors = (work: () => { id: string }): { id: string; errors?: undefined } | { errors: FieldErrors } => {
  try {
    return work()
  } catch (error) {
    if (error instanceof RequestError) return { errors: error.errors ?? { row: error.message } }
    throw error
  }
}

/** What the handlers of the mock return, which answer at once. */
interface Added {
  data: { id: string }
}

const readContext = (context: MockContext): ImportContext => ({
  cities: requireMember(context).organization.cities,
  today: lagosDate(context.demoData.clock()),
})

export const importsMock: Handlers<typeof contract, MockContext>['imports'] = {
  vehicles: (context, { params, body }) =>
    runImport(
      context,
      body,
      parseVehicleRows(body.rows, readContext(context)),
      (value) => (vehiclesMock.create(context, { params, body: value }) as Added).data,
    ),
  drivers: (context, { params, body }) =>
    runImport(
      context,
      body,
      parseDriverRows(body.rows, readContext(context)),
      (value) => (driversMock.create(context, { params, body: value }) as Added).data,
    ),
  // The mock completes imports at once.
  get: () => {
    throw new RequestError('NotFound')
  },
}
