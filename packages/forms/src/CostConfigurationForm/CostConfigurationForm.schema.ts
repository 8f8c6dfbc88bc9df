import { formatAmount, parseAmountSearch, type CostItems, type Day } from '@vehicle-partner/domain'
import {
  costConfigurationSchema as entitySchema,
  costItemsSchema,
  costItemErrors,
  effectiveFromErrors,
  isPercentMode,
  prefixKeys,
  type CostConfigurationInput,
} from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { formCodec, nullToText, withFieldErrors } from '../formCodec.ts'

const text = z.string()

/** The fields of the form: amounts as text, in naira or percent. An empty one is inherited from the wider scope. */
const costFields = z.object({
  fuel_mode: text,
  fuel: text,
  driver_pay_mode: text,
  driver_pay: text,
  maintenance_reserve: text,
  insurance: text,
  loan: text,
  parking: text,
  other: z.array(z.object({ label: text, mode: text, value: text })),
  effective_from: text,
})
export type CostConfigurationFields = z.output<typeof costFields>
export type CostConfigurationValues = CostConfigurationInput

/** Basis points of a percentage such as '8' or '8.25'. */
const textToBasisPoints = (percentage: string): number =>
  /^\d{1,3}(\.\d{1,2})?$/.test(percentage.trim()) ? Math.round(Number(percentage) * 100) : NaN
const textToKobo = (amount: string): number => parseAmountSearch(amount) ?? NaN
const textToValue = (mode: string, value: string): number => (isPercentMode(mode) ? textToBasisPoints(value) : textToKobo(value))

const unlessEmpty = <Value>(value: string, decoded: Value): Value | undefined => (value.trim() === '' ? undefined : decoded)

function decodeCosts(fields: CostConfigurationFields) {
  const { fuel_mode, fuel, driver_pay_mode, driver_pay, maintenance_reserve, insurance, loan, parking, other, effective_from } = fields
  const items = {
    fuel: unlessEmpty(fuel, { mode: fuel_mode, value: textToValue(fuel_mode, fuel) }),
    driver_pay: unlessEmpty(driver_pay, { mode: driver_pay_mode, value: textToValue(driver_pay_mode, driver_pay) }),
    maintenance_reserve_bps: unlessEmpty(maintenance_reserve, textToBasisPoints(maintenance_reserve)),
    insurance_monthly_kobo: unlessEmpty(insurance, textToKobo(insurance)),
    loan_monthly_kobo: unlessEmpty(loan, textToKobo(loan)),
    parking_monthly_kobo: unlessEmpty(parking, textToKobo(parking)),
    other: other.length === 0 ? undefined : other.map(({ label, mode, value }) => ({ label, mode, value: textToValue(mode, value) })),
  }
  return {
    items: Object.fromEntries(Object.entries(items).filter(([, value]) => value !== undefined)),
    ...(effective_from !== '' && { effective_from }),
  }
}

/** The costs of the fields that can be read; others are left out. */
export function readCostItems(fields: CostConfigurationFields): CostItems {
  const { items } = decodeCosts(fields)
  const { success, data } = costItemsSchema.safeParse(items)
  if (success) return data
  const readable = Object.entries(items).filter(([name, value]) => costItemsSchema.safeParse({ [name]: value }).success)
  return costItemsSchema.parse(Object.fromEntries(readable))
}

const koboToText = (value: number | undefined) => (value === undefined ? '' : formatAmount(value))
const basisPointsToText = (value: number | undefined) => (value === undefined ? '' : String(value / 100))
const valueToText = ({ mode, value }: { mode: string; value: number }) =>
  isPercentMode(mode) ? basisPointsToText(value) : koboToText(value)

/** The form's fields for stored costs. */
export function toCostFields(items: CostItems, effectiveFrom?: Day): CostConfigurationFields {
  return {
    fuel_mode: items.fuel?.mode ?? 'per_trip',
    fuel: items.fuel ? valueToText(items.fuel) : '',
    driver_pay_mode: items.driver_pay?.mode ?? 'monthly',
    driver_pay: items.driver_pay ? valueToText(items.driver_pay) : '',
    maintenance_reserve: basisPointsToText(items.maintenance_reserve_bps),
    insurance: koboToText(items.insurance_monthly_kobo),
    loan: koboToText(items.loan_monthly_kobo),
    parking: koboToText(items.parking_monthly_kobo),
    other: (items.other ?? []).map((each) => ({ label: each.label, mode: each.mode, value: valueToText(each) })),
    effective_from: nullToText(effectiveFrom),
  }
}

/** The rules of a partner's own costs, over those that are inherited and those that are stored. */
export const costConfigurationSchema = (today: Day, inherited: CostItems = {}, stored: CostItems = {}) =>
  formCodec(
    costFields,
    withFieldErrors<CostConfigurationInput>(entitySchema, ({ items, effective_from }) => ({
      ...effectiveFromErrors(effective_from, today),
      ...(items && prefixKeys('items', costItemErrors(items, inherited, stored))),
    })),
    { decode: decodeCosts, encode: ({ items, effective_from }) => toCostFields(items, effective_from) },
  )

const fieldNames: Readonly<Record<string, string>> = {
  'fuel.mode': 'fuel_mode',
  'fuel.value': 'fuel',
  'driver_pay.mode': 'driver_pay_mode',
  'driver_pay.value': 'driver_pay',
  maintenance_reserve_bps: 'maintenance_reserve',
  insurance_monthly_kobo: 'insurance',
  loan_monthly_kobo: 'loan',
  parking_monthly_kobo: 'parking',
}

/** The form's field for a path of the costs: `fuel` for `items.fuel.value`. */
export function toCostFieldName(path: string): string {
  const item = path.replace(/^items\./, '')
  return fieldNames[item] ?? item
}
