import type { ReportType } from '@vehicle-partner/api'
import { contract, type AnyEndpoint, type Parsed } from '@vehicle-partner/api/contract'
import { RequestError, resolveDateRange, toDocumentListFilters, toTripListFilters, type ReportRow } from '@vehicle-partner/api/server'
import { documentOwnerTypes, formatVehicleName, lagosDate, monthRange } from '@vehicle-partner/domain'
import { and, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import { selectAuditEvents } from '../audit/audit.queries.ts'
import type { Db } from '../db/database.ts'
import { defineRow, selectRows } from '../db/selectRows.ts'
import { integer } from '../db/sqlValueTypes.ts'
import { earningLines } from '../db/schema/earningTables.ts'
import { payouts, settlementAccounts } from '../db/schema/payoutTables.ts'
import { payslips } from '../db/schema/payslipTables.ts'
import { documentMatchesSql } from '../documents/documentList.ts'
import { driverMatchesSql } from '../drivers/driverList.ts'
import { sumByVehicle } from '../earnings/earningsByVehicle.ts'
import { isInRange, matchesFilters } from '../earnings/earningFilters.ts'
import { isAfterLine, orderEarningLines, readEarningLines } from '../earnings/earningLineRows.ts'
import { createPayoutFilter, isOnTab } from '../payouts/payoutFilters.ts'
import { readPartnerFacts } from '../payouts/payoutFacts.ts'
import { createDraft, toPayslipSummary, readPayslips } from '../payslips/readPayslips.ts'
import { formatAccountLabel } from '../settlementAccounts/settlementAccountRows.ts'
import { selectListedTrips } from '../trips/selectListedTrips.ts'
import { loadFeeDeduction } from '../trips/tripEarnings.ts'
import { vehicleMatchesSql } from '../vehicles/vehicleList.ts'
import { pageSize, readPages, readQueryPages, splitRows } from './reportPages.ts'
import { reportQueries } from './reportQueries.ts'

export type Filters = Readonly<Record<string, string | readonly string[]>>

/** The rows of a report: their number, and the rows page by page. */
export interface Rows {
  total: number
  readPages: () => AsyncIterable<readonly ReportRow[]>
}

/** Rows that are all in memory: one for each vehicle or month. */
const toRows = (all: readonly ReportRow[]): Rows => ({ total: all.length, readPages: () => splitRows(all) })

interface ReportRequest {
  partnerId: string
  type: ReportType
  filters: Filters
  now: Date
}

const totalRow = defineRow({ total: integer })

/** Parses filters like the list of the same rows. Throws RequestError `ValidationError` on `filters`. */
function parseFilters<E extends AnyEndpoint>(endpoint: E, filters: object): QueryOf<E> {
  const parsed = endpoint.query?.safeParse(filters)
  if (!parsed?.success) throw new RequestError('ValidationError', undefined, { errors: { filters: 'The list has no such filter' } })
  return parsed.data as QueryOf<E> // parsed by the call's schema
}

type QueryOf<E> = Parsed<E> extends { query: infer Q } ? Q : never

/** Reads a report's rows: the same rows as the list with these filters. */
export async function readReportRows(db: Db, request: ReportRequest): Promise<Rows> {
  const { type, partnerId, filters, now } = request
  if (type === 'earnings_lines') return readLineRows(db, request)
  if (type === 'earnings_by_vehicle') {
    return toRows(await readVehicleRows(db, request))
  }
  if (type === 'payouts') return toRows(await readPayoutRows(db, request))
  if (type === 'payslips') return toRows(await readPayslipRows(db, request))
  const reportQuery = reportQueries[type]
  if (!reportQuery) throw new Error(`No rows for ${type}`)
  const span = parseFilters(contract.earnings.summary, pickRange(filters))
  const filterLists = Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, [value].flat()]))
  const query = reportQuery.createQuery({
    partnerId,
    filters: filterLists,
    ...resolveDateRange(span, now, 'all'),
    today: lagosDate(now),
    matches: await selectListed(db, request),
  })
  const [counted] = await selectRows(db, totalRow, sql`select count(*)::int as total from (${query}) counted`)
  const readAll = () => readQueryPages(db, reportQuery, query)
  return { total: counted?.total ?? 0, readPages: type === 'trips' ? () => withTripEarnings(db, request, readAll()) : readAll }
}

/** Adds what each trip earned, as the list of trips does; `gross_kobo` is not a column of the report. */
async function* withTripEarnings(
  db: Db,
  { partnerId, now }: ReportRequest,
  pages: AsyncIterable<ReportRow[]>,
): AsyncGenerator<ReportRow[]> {
  const deductFee = await loadFeeDeduction(db, partnerId, lagosDate(now))
  for await (const page of pages)
    yield page.map((row) => {
      const { gross_kobo, service_date } = row
      return { ...row, net_kobo: typeof gross_kobo === 'number' ? deductFee(gross_kobo, String(service_date)) : null }
    })
}

/** Selects what the list of trips, vehicles, drivers, documents or audit events shows with the filters; `id` names selected rows. */
async function selectListed(db: Db, { type, partnerId, filters, now }: ReportRequest): Promise<SQL | undefined> {
  if (type === 'trips') return selectListedTrips(db, partnerId, parseFilters(contract.trips.list, toTripListFilters(filters, now)), now)
  if (type === 'documents_expiry')
    return documentMatchesSql(partnerId, parseFilters(contract.documents.list, toDocumentListFilters(filters, now)), {
      today: lagosDate(now),
      ownerTypes: documentOwnerTypes, // `create` has limited the filters to those that the caller may see
    })
  const { id: _selected, ...listed } = filters
  if (type === 'audit') return selectAuditEvents(partnerId, parseFilters(contract.audit.list, filters), now)
  if (type === 'vehicles') return vehicleMatchesSql(partnerId, parseFilters(contract.vehicles.list, listed), now)
  return type === 'drivers' ? driverMatchesSql(partnerId, parseFilters(contract.drivers.list, listed), now) : undefined
}

const pickRange = ({ period, from, to }: Filters) => ({ ...(period ? { period } : {}), ...(from ? { from } : {}), ...(to ? { to } : {}) })

async function readLineRows(db: Db, { partnerId, filters, now }: ReportRequest): Promise<Rows> {
  const query = parseFilters(contract.earnings.list, filters)
  const where = and(
    isInRange(partnerId, resolveDateRange(query, now, 'all')),
    matchesFilters(partnerId, query),
    query.state.length === 0 ? undefined : inArray(earningLines.state, query.state),
  )
  const [counted] = await db
    .select({ total: sql`count(*)::int`.mapWith(integer) })
    .from(earningLines)
    .where(where)
  return {
    total: counted?.total ?? 0,
    readPages: () => readLinePages(db, where, query.sort),
  }
}

type LineOrder = Parameters<typeof orderEarningLines>[0]
type EarningLine = Awaited<ReturnType<typeof readEarningLines>>[number]

async function* readLinePages(db: Db, where: SQL | undefined, order: LineOrder): AsyncGenerator<ReportRow[]> {
  const lines = readPages((last: EarningLine | undefined) =>
    readEarningLines(db, {
      where: last ? and(where, isAfterLine(order, last)) : where,
      orderBy: orderEarningLines(order),
      limit: pageSize,
    }),
  )
  for await (const page of lines) yield page.map(toLineRow)
}

const toLineRow = (line: EarningLine): ReportRow => {
  const { vehicle, driver, trip, route, service_date, reference, type, direction, description, amount_kobo, state } = line
  return {
    service_date,
    reference,
    type,
    direction,
    vehicle: vehicle?.label ?? null,
    driver: driver?.label ?? null,
    trip: trip?.label ?? null,
    route: route?.label ?? null,
    description,
    amount_kobo,
    state,
  }
}

async function readVehicleRows(db: Db, { partnerId, filters, now }: ReportRequest): Promise<ReportRow[]> {
  const range = resolveDateRange(parseFilters(contract.earnings.vehicles, filters), now)
  const { vehicleTotals } = await sumByVehicle(db, partnerId, range, now)
  return vehicleTotals.map(
    ({ vehicle, distance_m, trips, gross_kobo, deductions_kobo, net_kobo, shared_kobo, costs_kobo, profit_kobo }) => ({
      registration_number: vehicle.registration_number,
      name: formatVehicleName(vehicle),
      trips,
      gross_kobo,
      deductions_kobo,
      net_kobo,
      shared_kobo,
      costs_kobo,
      profit_kobo,
      distance_km: Math.round(distance_m / 1000),
    }),
  )
}

async function readPayoutRows(db: Db, { partnerId, filters, now }: ReportRequest): Promise<ReportRow[]> {
  const query = parseFilters(contract.payouts.list, { ...filters, partnerId })
  const isListed = createPayoutFilter(query, now)
  const { account: primary } = await readPartnerFacts(db, partnerId)
  const found = await db
    .select({ payout: payouts, account: settlementAccounts })
    .from(payouts)
    .leftJoin(settlementAccounts, eq(settlementAccounts.id, payouts.settlement_account_id))
    .where(eq(payouts.partner_id, partnerId))
    .orderBy(desc(payouts.scheduled_for), desc(payouts.id))
  return (
    found
      // An unsent payout goes to the current primary account, as in the list.
      .map(({ payout, account }) => ({ payout, account: payout.account_snapshot === null && primary ? primary : account }))
      .filter(({ payout, account }) => isListed({ ...payout, account_id: account?.id ?? null }) && isOnTab(query, payout))
      .map(({ payout, account }) => ({
        scheduled_for: payout.scheduled_for,
        reference: payout.reference,
        month: payout.month,
        account: account && formatAccountLabel(account),
        amount_kobo: payout.amount_kobo,
        status: payout.status,
        paid_at: payout.paid_at?.toISOString() ?? null,
        bank_session_id: payout.bank_session_id,
      }))
  )
}

async function readPayslipRows(db: Db, { partnerId, filters, now }: ReportRequest): Promise<ReportRow[]> {
  const { status, year } = parseFilters(contract.payslips.list, { ...filters, partnerId })
  const [draft, issued] = await Promise.all([
    createDraft(db, partnerId, now),
    readPayslips(db, and(eq(payslips.partner_id, partnerId), status.includes('revised') ? undefined : ne(payslips.status, 'revised'))),
  ])
  const all = [
    ...(draft ? [{ ...draft, wht_kobo: draft.tax.wht_kobo }] : []),
    ...issued.map((known) => ({ ...toPayslipSummary(known), returned_kobo: known.slip.returned_kobo, wht_kobo: known.slip.wht_kobo })),
  ]
  return all.flatMap(({ number, period, totals, status: state, paid_at, returned_kobo, wht_kobo }) => {
    if (status.length > 0 && !status.some((each) => each === state)) return []
    if (year.length > 0 && !year.includes(period.from.slice(0, 4))) return []
    return [{ number, month: monthRange(period.from).from, ...totals, returned_kobo, wht_kobo, status: state, paid_at }]
  })
}
