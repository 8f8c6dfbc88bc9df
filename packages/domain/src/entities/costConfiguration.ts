import * as z from 'zod/mini'
import { monthRange, type Day } from '../calendarDays.ts'
import { costModes, driverPayModes, effectiveCosts, fuelModes, maxCostKobo, percentOfGross, type CostItems } from '../costs.ts'
import { calendarDate, cleanText, tooLongMessage, type FieldErrors } from './fieldRules.ts'

/** Basis points of the whole. */
const wholeBps = 10_000
/** Basis points that may be set aside for maintenance. */
export const maxReserveBps = 5000
/** Costs that a partner may name. */
export const maxOtherCosts = 10
const maxLabelLength = 40

const missingLabel = 'Please name this cost'
const missingAmount = 'Please enter an amount'
const missingPercentage = 'Please enter a percentage'
const largePercentage = 'A percentage is at most 100 %'

/** Whether values of a mode are basis points of the gross; others are kobo. */
export const isPercentMode = (mode: string): boolean => mode.startsWith('percent')

const amount = z.int(missingAmount).check(z.minimum(0, missingAmount), z.maximum(maxCostKobo, 'That looks too large'))
const basisPoints = (max: number, tooLarge: string) =>
  z.int(missingPercentage).check(z.minimum(0, missingPercentage), z.maximum(max, tooLarge))
const percentage = basisPoints(wholeBps, largePercentage)

type PercentMode = 'percent' | 'percent_of_gross'

/** A value by its mode. */
const cost = <const Mode extends string, Shape extends z.core.$ZodLooseShape>(modes: readonly Mode[], shape: Shape) => {
  const isPercent = (mode: Mode): mode is Extract<Mode, PercentMode> => isPercentMode(mode)
  const isAmount = (mode: Mode): mode is Exclude<Mode, PercentMode> => !isPercentMode(mode)
  return z.discriminatedUnion(
    'mode',
    [
      z.object({ ...shape, mode: z.enum(modes.filter(isAmount)), value: amount }),
      z.object({ ...shape, mode: z.enum(modes.filter(isPercent)), value: percentage }),
    ],
    'Please choose how often this cost comes up',
  )
}

/** What a scope sets of a partner's own costs. Amounts are kobo, percentages basis points of the gross; what is absent comes from the scope above. */
export const costItemsSchema = z.object({
  fuel: z.optional(cost(fuelModes, {})),
  driver_pay: z.optional(cost(driverPayModes, {})),
  maintenance_reserve_bps: z.optional(basisPoints(maxReserveBps, `At most ${maxReserveBps / 100} %`)),
  insurance_monthly_kobo: z.optional(amount),
  loan_monthly_kobo: z.optional(amount),
  parking_monthly_kobo: z.optional(amount),
  other: z.optional(
    z
      .array(
        cost(costModes, {
          label: z
            .string(missingLabel)
            .check(cleanText(), z.minLength(1, missingLabel), z.maxLength(maxLabelLength, tooLongMessage(maxLabelLength))),
        }),
      )
      .check(z.maxLength(maxOtherCosts, `At most ${maxOtherCosts} other costs`)),
  ),
})

/** The fields of a cost configuration. */
export const costConfigurationFields = {
  items: costItemsSchema,
  /** In this month or later. */
  effective_from: z.optional(calendarDate('Please enter a date')),
}

/** A cost configuration as it is sent. */
export const costConfigurationSchema = z.object(costConfigurationFields)
export type CostConfigurationInput = z.output<typeof costConfigurationSchema>

/**
 * Messages by path in the items: on other costs with the name of one before, which no one could tell apart, and on the last percentage when all of
 * them exceed the gross; with those of the wider scopes, which apply to absent items. Equal names that are stored already stay possible.
 */
export const costItemErrors = (items: CostItems, inherited: CostItems = {}, stored: CostItems = {}): FieldErrors => ({
  ...repeatedLabelErrors(items, stored),
  ...percentageErrors(items, inherited),
})

const listOtherNames = ({ other = [] }: CostItems): string[] => other.map(({ label }) => label.trim().toLowerCase())

function repeatedLabelErrors(items: CostItems, stored: CostItems): FieldErrors {
  const names = listOtherNames(items)
  const storedNames = listOtherNames(stored)
  const count = (all: readonly string[], name: string) => all.filter((each) => each === name).length
  const repeated = names.flatMap((name, index) =>
    names.indexOf(name) < index && count(names.slice(0, index + 1), name) > count(storedNames, name) ? [index] : [],
  )
  return Object.fromEntries(repeated.map((index) => [`other.${index}.label`, 'Another cost has this name. Choose a different one.']))
}

function percentageErrors(items: CostItems, inherited: CostItems): FieldErrors {
  const own = percentOfGross(items)
  // Without a percentage of its own, a scope has nothing to mend.
  if (own === 0 || percentOfGross(effectiveCosts({ vehicle: items, default: inherited }).items) <= wholeBps) return {}
  const last = items.other?.findLastIndex(({ mode }) => isPercentMode(mode)) ?? -1
  const path =
    last >= 0
      ? `other.${last}.value`
      : items.maintenance_reserve_bps !== undefined
        ? 'maintenance_reserve_bps'
        : items.driver_pay && isPercentMode(items.driver_pay.mode)
          ? 'driver_pay.value'
          : 'fuel.value'
  return { [path]: own > wholeBps ? 'These percentages add up to more than 100 %' : 'With inherited percentages, this is more than 100 %' }
}

/** Messages by field for the first day of a cost configuration: months that are over stay as they are. */
export function effectiveFromErrors(effective_from: Day | null | undefined, today: Day): FieldErrors {
  if (!effective_from || effective_from >= monthRange(today).from) return {}
  return { effective_from: 'Choose a day of this month or later. Past costs cannot be changed.' }
}
