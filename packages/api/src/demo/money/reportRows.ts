import { earnings } from '../../earnings/earnings.contract.ts'
import { RequestError } from '../../kernel/errors.ts'
import type { ReportRow } from '../../reports/reportColumns.ts'
import type { ReportType } from '../../reports/reports.contract.ts'
import type { DemoData, MockOrganization } from '../demoData.ts'
import { filterEarnings, filterByState } from './filterEarnings.ts'
import { createDraftPayslip, readMoney, type MockMoney } from './mockMoney.ts'
import { sumEarnings } from './demoPayslips.ts'

type Filters = Readonly<Record<string, string | readonly string[]>>
type RowReader = (money: MockMoney, organization: MockOrganization, demoData: DemoData) => ReportRow[]

const rowReaders: Partial<Record<ReportType, RowReader>> = {
  earnings_by_vehicle: ({ lines, vehicles }) =>
    vehicles.map(({ id, registration_number, name }) => {
      const own = lines.filter(({ vehicle }) => vehicle?.id === id)
      return { registration_number, name, trips: own.filter(({ type }) => type === 'trip_earning').length, ...sumEarnings(own) }
    }),
  trip_stats: (_, { days }) => days.map((day) => ({ ...day })),
  payouts: ({ payouts }) =>
    payouts.map(({ account, period, status, ...payout }) => ({
      scheduled_for: payout.scheduled_for,
      reference: payout.reference,
      month: period.from,
      account: account ? `${account.bank_name} ${account.account_number_masked}` : null,
      amount_kobo: payout.amount_kobo,
      status,
      paid_at: payout.paid_at,
      bank_session_id: payout.bank_session_id,
    })),
  payslips: ({ payslips }, organization, demoData) =>
    [createDraftPayslip(demoData, organization) ?? [], payslips]
      .flat()
      .map(({ number, period, totals, returned_kobo, tax, status, paid_at }) => ({
        number,
        month: period.from,
        ...totals,
        returned_kobo,
        wht_kobo: tax.wht_kobo,
        status,
        paid_at,
      })),
}

/** The rows of a report whose fields match the filters. */
export function readReportRows(demoData: DemoData, organization: MockOrganization, type: ReportType, filters: Filters): ReportRow[] {
  if (type === 'earnings_lines') return readEarningRows(demoData, organization, filters)
  const rows = rowReaders[type]?.(readMoney(demoData, organization), organization, demoData) ?? []
  return rows.filter((row) =>
    Object.entries(filters).every(([name, accepted]) => !(name in row) || [accepted].flat().includes(String(row[name]))),
  )
}

/** The rows of the earning lines report, filtered as in the list. */
function readEarningRows(demoData: DemoData, organization: MockOrganization, filters: Filters): ReportRow[] {
  const { query } = earnings.list
  const parsed = query?.safeParse(filters)
  if (!parsed?.success) throw new RequestError('ValidationError', undefined, { errors: { filters: 'The list takes no such filter' } })
  const now = demoData.clock()
  return filterByState(filterEarnings(readMoney(demoData, organization).lines, parsed.data, now), parsed.data).map((line) => ({
    service_date: line.service_date,
    reference: line.reference,
    type: line.type,
    direction: line.direction,
    vehicle: line.vehicle?.label ?? null,
    driver: line.driver?.label ?? null,
    trip: line.trip?.label ?? null,
    route: line.route?.label ?? null,
    description: line.description,
    amount_kobo: line.amount_kobo,
    state: line.state,
  }))
}
