import type { ImportResult } from '@vehicle-partner/api'
import type { FieldErrors } from '@vehicle-partner/api/contract'
import { parseDriverRows, parseVehicleRows, RequestError, type ParsedRow } from '@vehicle-partner/api/server'
import { lagosDate } from '@vehicle-partner/domain'
import { eq } from 'drizzle-orm'
import type { OperationContext } from '../context.ts'
import type { Db } from '../db/database.ts'
import { cities, partnerCities } from '../db/schema/partnerTables.ts'
import { rejectTakenPhone } from '../drivers/driverChecks.ts'
import { addDriver } from '../drivers/writeDrivers.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { lockFleet } from '../fleet/lockFleet.ts'
import { rejectTakenVehicle } from '../vehicles/vehicleChecks.ts'
import { addVehicle } from '../vehicles/writeVehicles.ts'
import { findTakenNumbers, findTakenPhones } from './takenNumbers.ts'

export interface ImportRequest {
  kind: 'vehicles' | 'drivers'
  partnerId: string
  dry_run: boolean
  on_error: 'skip' | 'abort'
  rows: readonly Readonly<Record<string, unknown>>[]
  /** Called in the transaction that adds the rows. */
  beforeCommit?: (tx: Tx, result: ImportResult) => Promise<void>
}

/** Carries the result out of a transaction that is rolled back. */
class RolledBack extends Error {
  readonly result: ImportResult
  constructor(result: ImportResult) {
    super('The import is rolled back')
    this.result = result
  }
}

type RowOutcome = { id: string; errors?: undefined } | { errors: FieldErrors }

const loadPartnerCities = (db: Db, partnerId: string) =>
  db
    .select({ id: cities.id, name: cities.name, code: cities.code })
    .from(partnerCities)
    .innerJoin(cities, eq(cities.id, partnerCities.city_id))
    .where(eq(partnerCities.partner_id, partnerId))

/** Adds the rows without errors. All rows are checked before the first is added, so that each has all its messages. */
async function addRows<T>(
  rows: readonly ParsedRow<T>[],
  taken: readonly FieldErrors[],
  add: (value: T) => Promise<{ id: string }>,
): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = []
  for (const [at, row] of rows.entries()) {
    const errors = { ...row.errors, ...taken[at] }
    if (row.errors || Object.keys(errors).length > 0) outcomes.push({ errors })
    else outcomes.push(await addRow(() => add(row.value)))
  }
  return outcomes
}

/** Adds one row, or returns the errors that its addition finds before anything is written. */
async function addRow(add: () => Promise<{ id: string }>): Promise<RowOutcome> {
  try {
    return { id: (await add()).id }
  } catch (error) {
    if (error instanceof RequestError) return { errors: error.errors ?? { row: error.message } }
    throw error
  }
}

async function importRows(tx: Tx, context: OperationContext, { kind, partnerId, rows }: ImportRequest): Promise<RowOutcome[]> {
  const importContext = {
    cities: await loadPartnerCities(tx, partnerId),
    today: lagosDate(context.now),
    oldestYear: context.minVehicleYear,
  }
  if (kind === 'vehicles') {
    const parsed = parseVehicleRows(rows, importContext)
    return addRows(parsed, await findTakenNumbers(tx, context, parsed), (value) => addVehicle(tx, context, partnerId, value))
  }
  const parsed = parseDriverRows(rows, importContext)
  return addRows(parsed, await findTakenPhones(tx, partnerId, parsed), (value) => addDriver(tx, context, partnerId, value))
}

function toImportResult(outcomes: readonly RowOutcome[], isKept: boolean): ImportResult {
  const failed = outcomes.filter(({ errors }) => errors).length
  return {
    created: isKept ? outcomes.length - failed : 0,
    updated: 0,
    failed,
    rows: outcomes.map((outcome, at) =>
      outcome.errors
        ? { row: at + 1, status: 'failed', errors: outcome.errors }
        : { row: at + 1, status: isKept ? 'created' : 'valid', errors: {}, ...(isKept ? { id: outcome.id } : {}) },
    ),
  }
}

/** Adds the rows of an import in one transaction, or only validates them. */
export async function runImport(context: OperationContext, order: ImportRequest): Promise<ImportResult> {
  const rejectTaken = order.kind === 'vehicles' ? rejectTakenVehicle : rejectTakenPhone
  try {
    return await rejectTaken(() =>
      inTransaction(context, async (tx) => {
        await lockFleet(tx, order.partnerId)
        const outcomes = await importRows(tx, context, order)
        const isKept = !order.dry_run && !(order.on_error === 'abort' && outcomes.some(({ errors }) => errors))
        const result = toImportResult(outcomes, isKept)
        if (!isKept) throw new RolledBack(result)
        await order.beforeCommit?.(tx, result)
        return result
      }),
    )
  } catch (error) {
    if (error instanceof RolledBack) return error.result
    throw error
  }
}
