import { lagosDate, monthRange, calculateProfit, type Day, type DayRange } from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { readEffectiveCosts, shareUnallocated } from '../costConfigurations/costConfigurations.mock.ts'
import { filterEarnings, filterByState } from '../demo/money/filterEarnings.ts'
import { readMoney, sumUnsettled } from '../demo/money/mockMoney.ts'
import { findNextPayout, toNextPayout } from '../demo/money/nextPayouts.ts'
import { sumEarnings } from '../demo/money/demoPayslips.ts'
import { toEarningVehicle, type EarningVehicle } from '../demo/money/earningVehicles.ts'
import { requireMember, type MockContext } from '../demo/mockContext.ts'
import { requireOwnFleetItem } from '../fleet/fleetMock.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { countByValue, paginate } from '../kernel/listResponse.ts'
import { previousDateRange, resolveDateRange } from '../money/dateRanges.ts'
import { chooseGranularity, listBuckets, bucketStart } from '../money/timeSeries.ts'
import type { CompletePayslipHead } from '../payslips/payslips.contract.ts'
import { earningStates, type CompleteEarningLine } from './earnings.contract.ts'

type Asked = Parameters<typeof resolveDateRange>[0]

const isWithin = (lines: readonly CompleteEarningLine[], { from, to }: DayRange) =>
  lines.filter(({ service_date, state }) => state !== 'void' && service_date >= (from ?? '') && service_date <= (to ?? '9'))

const isTrip = ({ type }: CompleteEarningLine) => type === 'trip_earning'
const sumLines = (lines: readonly CompleteEarningLine[]) => ({ ...sumEarnings(lines), trips: lines.filter(isTrip).length })

const sumByType = (lines: readonly CompleteEarningLine[]) =>
  [...Map.groupBy(lines, ({ type }) => type)].map(([type, own]) => ({
    type,
    direction: own[0]?.direction ?? ('credit' as const),
    amount_kobo: own.reduce((sum, { amount_kobo }) => sum + amount_kobo, 0),
    count: own.length,
  }))

const sumPrevious = (lines: readonly CompleteEarningLine[], days: { from: Day; to: Day }) => ({
  ...sumLines(lines),
  by_type: sumByType(lines),
  ...days,
})

function summarize(context: MockContext, all: readonly CompleteEarningLine[], query: Asked) {
  const now = context.demoData.clock()
  const range = resolveDateRange(query, now)
  const lines = isWithin(all, range)
  const days = lines.map(({ service_date }) => service_date).toSorted()
  const from = range.from ?? days[0]
  const to = range.to ?? days.at(-1)
  const step = from && to ? chooseGranularity(from, to) : 'day'
  const byStart = Map.groupBy(lines, ({ service_date }) => bucketStart(service_date, step))
  const before = previousDateRange(query, now)
  return {
    ...sumLines(lines),
    currency: 'NGN' as const,
    unsettled_kobo: sumUnsettled({ ...readMoney(context.demoData, requireMember(context).organization), lines: [...all] }),
    by_type: sumByType(lines),
    series: (from && to ? listBuckets(from, to, step) : []).map((date) => ({ date, ...sumEarnings(byStart.get(date) ?? []) })),
    step,
    returned_payouts: [],
    previous: before ? sumPrevious(isWithin(all, before), before) : null,
    period: range,
  }
}

function findLatestPayslip(payslips: readonly CompletePayslipHead[]) {
  const latest = payslips
    .filter(({ status }) => status !== 'revised')
    .reduce<CompletePayslipHead | undefined>((found, slip) => (found && found.period.from > slip.period.from ? found : slip), undefined)
  return latest ? { id: latest.id, number: latest.number, month: latest.period.from, payable_kobo: latest.totals.payable_kobo } : null
}

function sumByVehicle(context: MockContext, lines: readonly CompleteEarningLine[], vehicles: readonly EarningVehicle[]) {
  const shares = shareUnallocated(vehicles, lines)
  return vehicles.map((vehicle) => sumVehicle(context, lines, vehicle, shares.get(vehicle.id) ?? 0))
}

function sumVehicle(context: MockContext, lines: readonly CompleteEarningLine[], vehicle: EarningVehicle, shared_kobo: number) {
  const own = lines.filter((line) => line.vehicle?.id === vehicle.id)
  const total = sumLines(own)
  const days = new Set(own.flatMap(({ type, service_date }) => (type === 'trip_earning' ? [service_date] : []))).size
  const distance_m = total.trips * 28_400
  const { effective } = readEffectiveCosts(context, vehicle)
  const daysOfMonth = Number(monthRange(lagosDate(context.demoData.clock())).to.slice(8))
  const activity = { gross_kobo: total.gross_kobo, trips: total.trips, distance_m, days, daysInService: days, daysOfMonth }
  return {
    vehicle,
    ...total,
    shared_kobo,
    ...calculateProfit(total.net_kobo + shared_kobo, effective, activity),
    distance_m,
    net_per_km_kobo: distance_m === 0 ? null : Math.round((total.net_kobo * 1000) / distance_m),
  }
}

const average = (values: readonly number[]) =>
  values.length === 0 ? 0 : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

export const earningsMock: Handlers<typeof contract, MockContext>['earnings'] = {
  summary(context, { query }) {
    const { organization } = requireMember(context)
    const next = findNextPayout(context.demoData, organization)
    const next_payout = next && { ...toNextPayout(next), account: next.account }
    const { lines, payslips } = readMoney(context.demoData, organization)
    return {
      data: { ...summarize(context, lines, query), next_payout, latest_payslip: findLatestPayslip(payslips) },
      metadata: { as_of: context.demoData.clock().toISOString() },
    }
  },
  list(context, { query }) {
    const now = context.demoData.clock()
    const found = filterEarnings(readMoney(context.demoData, requireMember(context).organization).lines, query, now)
    const rows = filterByState(found, query)
    const list = paginate(
      rows,
      { ...query, search: undefined },
      {
        now,
        by: {
          occurred_at: ({ occurred_at }) => occurred_at,
          amount: ({ amount_kobo }) => amount_kobo,
          type: ({ type }) => type,
          reference: ({ reference }) => reference,
        },
      },
    )
    const { gross_kobo: credit_kobo, deductions_kobo: debit_kobo } = sumEarnings(rows)
    const counts = countByValue(
      earningStates,
      found.map(({ state }) => state),
    )
    return { data: list.data, metadata: { ...list.metadata, counts, credit_kobo, debit_kobo } }
  },
  vehicles(context, { query }) {
    const now = context.demoData.clock()
    const { lines: all, vehicles } = readMoney(context.demoData, requireMember(context).organization)
    const period = resolveDateRange(query, now)
    const lines = isWithin(all, period)
    const unallocated = sumLines(lines.filter(({ vehicle }) => !vehicle))
    return {
      data: sumByVehicle(context, lines, vehicles).toSorted((a, b) => b.gross_kobo - a.gross_kobo),
      metadata: { as_of: now.toISOString(), period, unallocated },
    }
  },
  vehicle(context, { params, query }) {
    const now = context.demoData.clock()
    const { lines: all, vehicles } = readMoney(context.demoData, requireMember(context).organization)
    const shown = toEarningVehicle(requireOwnFleetItem(context, 'vehicles', params.id))
    const isListed = vehicles.some((vehicle) => vehicle.id === shown.id)
    const lines = isWithin(all, resolveDateRange(query, now))
    const vehicleTotals = sumByVehicle(context, lines, isListed ? vehicles : [...vehicles, shown])
    const totals = vehicleTotals.find(({ vehicle }) => vehicle.id === params.id)
    if (!totals) throw new RequestError('NotFound')
    const own = all.filter((line) => line.vehicle?.id === params.id)
    const fleet = vehicleTotals.filter(({ gross_kobo, deductions_kobo }) => gross_kobo + deductions_kobo > 0)
    return {
      data: {
        ...summarize(context, own, query),
        ...totals,
        fleet_average: {
          vehicles: fleet.length,
          gross_kobo: average(fleet.map((each) => each.gross_kobo)),
          net_kobo: average(fleet.map((each) => each.net_kobo)),
          trips: average(fleet.map((each) => each.trips)),
          profit_kobo: average(fleet.map((each) => each.profit_kobo)),
        },
      },
      metadata: { as_of: now.toISOString() },
    }
  },
}
