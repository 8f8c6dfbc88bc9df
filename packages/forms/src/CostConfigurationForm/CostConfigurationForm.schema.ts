import {
  parseAmountSearch,
  costModes,
  driverPayModes,
  fuelModes,
  monthRange,
  maxCostKobo,
  koboToNaira,
  percentOfGross,
  type CostItems,
  type Day,
} from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { isDay, optionalDay } from '../day.ts'

/** Other costs that may be named. */
export const mostOthers = 10
const mostReserve = 5000
const whole = 10_000

export const isShare = (mode: string): boolean => mode.startsWith('percent')

/** Basis points of a percentage as it is typed: '8', '8.25'; undefined for other words. */
function pointsIn(text: string): number | undefined {
  return /^\d{1,3}(\.\d{1,2})?$/.test(text.trim()) ? Math.round(Number(text) * 100) : undefined
}
const read = (mode: string, text: string) => (isShare(mode) ? pointsIn(text) : parseAmountSearch(text))

/** What is wrong with an amount of that kind; nothing is wrong with none. */
function problemOf(mode: string, text: string, mostPoints = whole): string | undefined {
  if (text.trim() === '') return undefined
  const value = read(mode, text)
  if (isShare(mode)) {
    if (value === undefined) return 'Please enter a percentage'
    if (value <= mostPoints) return undefined
    return mostPoints === whole ? 'A percentage is at most 100 %' : `At most ${mostPoints / 100} %`
  }
  if (value === undefined) return 'Please enter an amount'
  return value > maxCostKobo ? 'That looks too large' : undefined
}

const text = z.string()

/** The rules of a partner's own costs. Amounts are texts here, as they are typed; what stays empty comes from the scope above. */
export const costConfigurationSchema = (today: Day) =>
  z
    .object({
      fuel_mode: text,
      fuel: text,
      driver_pay_mode: text,
      driver_pay: text,
      maintenance_reserve: text,
      insurance: text,
      loan: text,
      parking: text,
      other: z
        .array(
          z.object({
            label: text.check(z.trim(), z.minLength(1, 'Please name this cost'), z.maxLength(40, 'Please keep it under 41 characters')),
            mode: text,
            value: text,
          }),
        )
        .check(z.maxLength(mostOthers, `At most ${mostOthers} other costs`)),
      effective_from: optionalDay().check(
        z.refine((day) => !isDay(day) || day >= monthRange(today).from, 'Months that are over stay as they were'),
      ),
    })
    .check((ctx) => {
      const { value } = ctx
      const say = (path: (string | number)[], message: string | undefined) => {
        if (message !== undefined) ctx.issues.push({ code: 'custom', message, input: value, path, continue: true })
      }
      say(['fuel'], problemOf(value.fuel_mode, value.fuel))
      say(['driver_pay'], problemOf(value.driver_pay_mode, value.driver_pay))
      say(['maintenance_reserve'], problemOf('percent', value.maintenance_reserve, mostReserve))
      for (const name of monthly) say([name], problemOf('monthly', value[name]))
      for (const [index, { mode, value: amount }] of value.other.entries())
        say(['other', index, 'value'], amount.trim() === '' ? 'Please enter an amount' : problemOf(mode, amount))
      if (percentOfGross(costItems(value)) > whole) say(lastShare(value), 'These percentages add up to more than 100 %')
    })

const monthly = ['insurance', 'loan', 'parking'] as const
export type CostConfigurationFields = z.infer<ReturnType<typeof costConfigurationSchema>>

/** The last percentage on the page: that is where the sum is said to be too large. */
function lastShare({ other, fuel_mode, maintenance_reserve, driver_pay_mode }: CostConfigurationFields): (string | number)[] {
  const at = other.findLastIndex(({ mode }) => isShare(mode))
  if (at >= 0) return ['other', at, 'value']
  if (maintenance_reserve.trim() !== '') return ['maintenance_reserve']
  return isShare(driver_pay_mode) || !isShare(fuel_mode) ? ['driver_pay'] : ['fuel']
}

/** The costs that are set: kobo, and basis points of percentages. What stays empty is absent. */
export function costItems(fields: CostConfigurationFields): CostItems {
  const cost = <Mode extends string>(modes: readonly Mode[], given: string, amount: string) => {
    const mode = modes.find((each) => each === given)
    const value = read(given, amount)
    return mode === undefined || value === undefined ? undefined : { mode, value }
  }
  const items: CostItems = {
    fuel: cost(fuelModes, fields.fuel_mode, fields.fuel),
    driver_pay: cost(driverPayModes, fields.driver_pay_mode, fields.driver_pay),
    maintenance_reserve_bps: pointsIn(fields.maintenance_reserve),
    insurance_monthly_kobo: parseAmountSearch(fields.insurance),
    loan_monthly_kobo: parseAmountSearch(fields.loan),
    parking_monthly_kobo: parseAmountSearch(fields.parking),
    other: fields.other.flatMap(({ label, mode, value }) => {
      const known = cost(costModes, mode, value)
      return known ? [{ label: label.trim(), ...known }] : []
    }),
  }
  if (items.other?.length === 0) delete items.other
  return Object.fromEntries(Object.entries(items).filter(([, value]) => value !== undefined))
}

const naira = new Intl.NumberFormat('en-NG', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const kobo = (value: number | undefined) => (value === undefined ? '' : naira.format(koboToNaira(value)))
const points = (value: number | undefined) => (value === undefined ? '' : String(value / 100))

/** Costs as they stand in the form. */
export function costFields(items: CostItems): CostConfigurationFields {
  const shown = ({ mode, value }: { mode: string; value: number }) => (isShare(mode) ? points(value) : kobo(value))
  return {
    fuel_mode: items.fuel?.mode ?? 'per_trip',
    fuel: items.fuel ? shown(items.fuel) : '',
    driver_pay_mode: items.driver_pay?.mode ?? 'monthly',
    driver_pay: items.driver_pay ? shown(items.driver_pay) : '',
    maintenance_reserve: points(items.maintenance_reserve_bps),
    insurance: kobo(items.insurance_monthly_kobo),
    loan: kobo(items.loan_monthly_kobo),
    parking: kobo(items.parking_monthly_kobo),
    other: (items.other ?? []).map((each) => ({ label: each.label, mode: each.mode, value: shown(each) })),
    effective_from: '',
  }
}
