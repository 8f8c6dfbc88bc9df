import { parsePlate } from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { requireMember, type MockContext } from '../demo/mockContext.ts'
import type { Handlers, Parsed } from '../kernel/endpoint.ts'
import { RequestError, type FieldErrors } from '../kernel/errors.ts'
import { driversMock } from '../drivers/drivers.mock.ts'
import { vehiclesMock } from '../vehicles/vehicles.mock.ts'
import { nameRepeatedRows, parseDriverRow, parseVehicleRow, type RawRow } from './importRows.ts'
import type { ImportResult } from './imports.contract.ts'

type Body = Parsed<(typeof contract)['imports']['vehicles']>['body']

/** Imports all rows into a copy of the fleet, and replaces the fleet on success. */
function runImport(
  context: MockContext,
  kind: 'vehicles' | 'drivers',
  body: Body,
  add: (raw: RawRow) => { id: string } | { errors: FieldErrors },
) {
  const { demoData } = context
  const before = { vehicles: [...demoData.fleet.vehicles], drivers: [...demoData.fleet.drivers] }
  const outcomes: ({ id: string; errors?: undefined } | { errors: FieldErrors })[] = body.rows.map(add)
  const tried = nameRepeatedRows(kind, body.rows, outcomes).map((outcome, at) => ({ row: at + 1, ...outcome }))
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

const toErrors = (work: () => { id: string }): { id: string } | { errors: FieldErrors } => {
  try {
    return work()
  } catch (error) {
    if (error instanceof RequestError) return { errors: error.errors ?? { row: error.message } }
    throw error
  }
}

export const importsMock: Handlers<typeof contract, MockContext>['imports'] = {
  vehicles(context, { params, body }) {
    const { cities } = requireMember(context).organization
    return runImport(context, 'vehicles', body, (raw) => {
      const { value, errors } = parseVehicleRow(raw, cities)
      if (errors) return { errors }
      const plate = parsePlate(value.registration_number)?.plate ?? value.registration_number
      return toErrors(() => {
        const addedItem = vehiclesMock.create(context, { params, body: { ...value, registration_number: plate } }) as {
          data: { id: string }
        }
        return addedItem.data
      })
    })
  },
  drivers(context, { params, body }) {
    const { cities } = requireMember(context).organization
    return runImport(context, 'drivers', body, (raw) => {
      const { value, errors } = parseDriverRow(raw, cities)
      if (errors) return { errors }
      return toErrors(() => (driversMock.create(context, { params, body: value }) as { data: { id: string } }).data)
    })
  },
  // The mock completes imports at once.
  get: () => {
    throw new RequestError('NotFound')
  },
}
