import { lagosDate, monthRange, calculateProfit, type DayRange } from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { costsFor } from '../costConfigurations/costConfigurations.mock.ts'
import { filtered, ofStates } from '../demo/money/filterEarnings.ts'
import { moneyOf, nextPayoutOf, unsettledOf } from '../demo/money/mockMoney.ts'
import { plain } from '../demo/money/demoPayslips.ts'
import type { EarningVehicle } from '../demo/money/earningVehicles.ts'
import { ofMember, type Scene } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { countsOf, pageOf } from '../kernel/listResponse.ts'
import { spanBefore, spanOf } from '../money/dateRanges.ts'
import { stepOf, stepsOf, stepStart } from '../money/timeSeries.ts'
import { lineStates, type EarningLine } from './earnings.contract.ts'

type Asked = Parameters<typeof spanOf>[0]

const within = (lines: readonly EarningLine[], { from, to }: DayRange) =>
  lines.filter(({ service_date, state }) => state !== 'void' && service_date >= (from ?? '') && service_date <= (to ?? '9'))

const isTrip = ({ type }: EarningLine) => type === 'trip_earning'
const sums = (lines: readonly EarningLine[]) => ({ ...plain(lines), trips: lines.filter(isTrip).length })

function summaryOf(scene: Scene, all: readonly EarningLine[], query: Asked) {
  const now = scene.demoData.clock()
  const range = spanOf(query, now)
  const lines = within(all, range)
  const days = lines.map(({ service_date }) => service_date).toSorted()
  const from = range.from ?? days[0]
  const to = range.to ?? days.at(-1)
  const step = from && to ? stepOf(from, to) : 'day'
  const byStart = Map.groupBy(lines, ({ service_date }) => stepStart(service_date, step))
  const before = spanBefore(query, now)
  return {
    ...sums(lines),
    currency: 'NGN' as const,
    unsettled_kobo: unsettledOf({ ...moneyOf(scene.demoData, ofMember(scene).organization), lines: [...all] }),
    by_type: [...Map.groupBy(lines, ({ type }) => type)].map(([type, own]) => ({
      type,
      direction: own[0]?.direction ?? ('credit' as const),
      amount_kobo: own.reduce((sum, { amount_kobo }) => sum + amount_kobo, 0),
      count: own.length,
    })),
    series: (from && to ? stepsOf(from, to, step) : []).map((date) => ({ date, ...plain(byStart.get(date) ?? []) })),
    step,
    previous: before ? sums(within(all, before)) : null,
    period: range,
  }
}

function byVehicle(scene: Scene, lines: readonly EarningLine[], vehicle: EarningVehicle) {
  const own = lines.filter((line) => line.vehicle?.id === vehicle.id)
  const total = sums(own)
  const days = new Set(own.map(({ service_date }) => service_date)).size
  const distance_m = total.trips * 28_400
  const { effective } = costsFor(scene, vehicle)
  const daysOfMonth = Number(monthRange(lagosDate(scene.demoData.clock())).to.slice(8))
  const activity = { gross_kobo: total.gross_kobo, trips: total.trips, distance_m, days, daysInService: days, daysOfMonth }
  return {
    vehicle,
    ...total,
    ...calculateProfit(total.net_kobo, effective, activity),
    distance_m,
    net_per_km_kobo: distance_m === 0 ? null : Math.round((total.net_kobo * 1000) / distance_m),
  }
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

export const earningsMock: Handlers<typeof contract, Scene>['earnings'] = {
  summary(scene, { query }) {
    const { organization } = ofMember(scene)
    const next = nextPayoutOf(scene.demoData, organization)
    const next_payout = next ? { date: next.scheduled_for, estimate_kobo: next.estimate_kobo } : null
    const { lines } = moneyOf(scene.demoData, organization)
    return { data: { ...summaryOf(scene, lines, query), next_payout }, metadata: { as_of: scene.demoData.clock().toISOString() } }
  },
  list(scene, { query }) {
    const now = scene.demoData.clock()
    const found = filtered(moneyOf(scene.demoData, ofMember(scene).organization).lines, query, now)
    const shown = ofStates(found, query)
    const list = pageOf(
      shown,
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
    const { gross_kobo: credit_kobo, deductions_kobo: debit_kobo } = plain(shown)
    const counts = countsOf(
      lineStates,
      found.map(({ state }) => state),
    )
    return { data: list.data, metadata: { ...list.metadata, counts, credit_kobo, debit_kobo } }
  },
  vehicles(scene, { query }) {
    const now = scene.demoData.clock()
    const { lines: all, vehicles } = moneyOf(scene.demoData, ofMember(scene).organization)
    const period = spanOf(query, now)
    const lines = within(all, period)
    const unallocated = sums(lines.filter(({ vehicle }) => !vehicle))
    return {
      data: vehicles.map((vehicle) => byVehicle(scene, lines, vehicle)).toSorted((a, b) => b.gross_kobo - a.gross_kobo),
      metadata: { as_of: now.toISOString(), period, unallocated },
    }
  },
  vehicle(scene, { params, query }) {
    const now = scene.demoData.clock()
    const { lines: all, vehicles } = moneyOf(scene.demoData, ofMember(scene).organization)
    const vehicle = vehicles.find(({ id }) => id === params.id)
    if (!vehicle) throw new RequestError('NotFound')
    const own = all.filter((line) => line.vehicle?.id === vehicle.id)
    const lines = within(all, spanOf(query, now))
    const fleet = vehicles
      .map((each) => byVehicle(scene, lines, each))
      .filter(({ gross_kobo, deductions_kobo }) => gross_kobo + deductions_kobo > 0)
    return {
      data: {
        ...summaryOf(scene, own, query),
        ...byVehicle(scene, lines, vehicle),
        fleet_average: {
          vehicles: fleet.length,
          gross_kobo: mean(fleet.map((each) => each.gross_kobo)),
          net_kobo: mean(fleet.map((each) => each.net_kobo)),
          trips: mean(fleet.map((each) => each.trips)),
          profit_kobo: mean(fleet.map((each) => each.profit_kobo)),
        },
      },
      metadata: { as_of: now.toISOString() },
    }
  },
}
