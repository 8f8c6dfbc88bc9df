import { payoutLabels, type PayoutStatus } from '@vehicle-partner/domain'
import type { Row } from '../../reports/columns.ts'
import type { ReportType } from '../../reports/reports.contract.ts'
import type { World, WorldOrganization } from '../world.ts'
import { moneyOf, type Money } from './money.ts'
import { plain } from './slips.ts'

type Filters = Readonly<Record<string, string | readonly string[]>>
type Source = (money: Money, organization: WorldOrganization) => Row[]

const sources: Partial<Record<ReportType, Source>> = {
  earnings_lines: ({ lines }) =>
    lines.map(({ vehicle, driver, trip, route, formula: _, dispute: __, ...line }) => ({
      ...line,
      vehicle: vehicle?.label ?? null,
      driver: driver?.label ?? null,
      trip: trip?.label ?? null,
      route: route?.label ?? null,
    })),
  earnings_by_vehicle: ({ lines, vehicles }) =>
    vehicles.map(({ id, registration_number, name }) => {
      const own = lines.filter(({ vehicle }) => vehicle?.id === id)
      return { registration_number, name, trips: own.filter(({ type }) => type === 'trip_earning').length, ...plain(own) }
    }),
  trip_stats: (_, { days }) => days,
  vehicles: ({ vehicles }) => vehicles.map((vehicle) => ({ ...vehicle, status: 'active' })),
  payouts: ({ payouts }) =>
    payouts.map(({ account, period, status, ...payout }) => ({
      scheduled_for: payout.scheduled_for,
      reference: payout.reference,
      month: period.from,
      account: account ? `${account.bank_name} ${account.account_number_masked}` : null,
      amount_kobo: payout.amount_kobo,
      status: payoutLabels[status as PayoutStatus],
      paid_at: payout.paid_at,
      bank_session_id: payout.bank_session_id,
    })),
  payslips: ({ payslips }) =>
    payslips.map(({ number, period, totals, tax, status, paid_at }) => ({
      number,
      month: period.from,
      ...totals,
      wht_kobo: tax.wht_kobo,
      status,
      paid_at,
    })),
}

/** The rows of a report of the world: those whose fields have one of the values of each filter of that name. */
export function reportRows(world: World, organization: WorldOrganization, type: ReportType, filters: Filters): Row[] {
  const rows = sources[type]?.(moneyOf(world, organization), organization) ?? []
  return rows.filter((row) =>
    Object.entries(filters).every(([name, wanted]) => !(name in row) || [wanted].flat().includes(String(row[name]))),
  )
}
