import type { ImportResult } from '@vehicle-partner/api'
import type { FieldErrors } from '@vehicle-partner/api/contract'
import { nameRepeatedRows, parseDriverRow, parseVehicleRow, RequestError } from '@vehicle-partner/api/server'
import { eq } from 'drizzle-orm'
import type { OperationContext } from '../context.ts'
import type { Db } from '../db/database.ts'
import { cities, partnerCities } from '../db/schema/partnerTables.ts'
import { rejectTakenPhone } from '../drivers/driverChecks.ts'
import { addDriver } from '../drivers/writeDrivers.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { lockFleet } from '../fleet/lockFleet.ts'
import { rejectTakenVehicle, vehicleFieldErrors } from '../vehicles/vehicleChecks.ts'
import { addVehicle } from '../vehicles/writeVehicles.ts'
import { findTakenNumbers } from './takenVehicleNumbers.ts'

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

/** Adds one row, or returns its errors by field before anything is written. */
async function addRow(
  tx: Tx,
  context: OperationContext,
  order: ImportRequest,
  raw: ImportRequest['rows'][number],
  ownCities: Awaited<ReturnType<typeof loadPartnerCities>>,
): Promise<RowOutcome> {
  try {
    if (order.kind === 'vehicles') {
      const { value, errors } = parseVehicleRow(raw, ownCities)
      if (errors) return { errors }
      const taken = await findTakenNumbers(tx, value)
      // The partner corrects all cells of a row at once.
      if (Object.keys(taken).length > 0) return { errors: { ...(await vehicleFieldErrors(tx, context, order.partnerId, value)), ...taken } }
      return { id: (await addVehicle(tx, context, order.partnerId, value)).id }
    }
    const { value, errors } = parseDriverRow(raw, ownCities)
    if (errors) return { errors }
    return { id: (await addDriver(tx, context, order.partnerId, value)).id }
  } catch (error) {
    if (error instanceof RequestError) return { errors: error.errors ?? { row: error.message } }
    throw error
  }
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
        const ownCities = await loadPartnerCities(tx, order.partnerId)
        const outcomes: RowOutcome[] = []
        for (const raw of order.rows) outcomes.push(await addRow(tx, context, order, raw, ownCities))
        const isKept = !order.dry_run && !(order.on_error === 'abort' && outcomes.some(({ errors }) => errors))
        const result = toImportResult(nameRepeatedRows(order.kind, order.rows, outcomes), isKept)
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
