import type { CostItems } from '@vehicle-partner/domain'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { getFieldMessages } from '../testing/fieldMessages.ts'
import {
  costConfigurationSchema,
  readCostItems,
  toCostFieldName,
  toCostFields,
  type CostConfigurationFields,
} from './CostConfigurationForm.schema.ts'
import { CostConfigurationForm, type CostConfigurationFormProps } from './CostConfigurationForm.tsx'

afterEach(cleanup)

const today = '2026-11-21'
const schema = costConfigurationSchema(today)
const items: CostItems = {
  fuel: { mode: 'per_trip', value: 820_000 },
  driver_pay: { mode: 'monthly', value: 12_000_000 },
  maintenance_reserve_bps: 825,
  insurance_monthly_kobo: 4_500_000,
  loan_monthly_kobo: 0,
  other: [{ label: 'Washing', mode: 'per_day', value: 50_000 }],
}
const none = toCostFields({})
const tooMuch = 'These percentages add up to more than 100 %'
const one = { label: 'Washing', mode: 'monthly', value: '500' }

test.each<[what: string, change: Partial<CostConfigurationFields>, messages: Partial<Record<keyof CostConfigurationFields, string>>]>([
  ['nothing: everything is inherited', {}, {}],
  ['an amount with commas', { fuel: '8,200.50' }, {}],
  ['an amount in words', { fuel: 'much' }, { fuel: 'Please enter an amount' }],
  ['a negative amount', { loan: '-5' }, { loan: 'Please enter an amount' }],
  ['a hundred million', { insurance: '100,000,000' }, {}],
  ['a kobo more', { insurance: '100,000,000.01' }, { insurance: 'That looks too large' }],
  ['a percentage in words', { fuel_mode: 'percent', fuel: 'half' }, { fuel: 'Please enter a percentage' }],
  ['more than 100 %', { fuel_mode: 'percent', fuel: '100.01' }, { fuel: 'A percentage is at most 100 %' }],
  ['a reserve of half', { maintenance_reserve: '50' }, {}],
  ['a larger reserve', { maintenance_reserve: '50.01' }, { maintenance_reserve: 'At most 50 %' }],
  [
    'percentages of all together',
    { fuel_mode: 'percent', fuel: '40', driver_pay_mode: 'percent_of_gross', driver_pay: '40', maintenance_reserve: '20' },
    {},
  ],
  [
    'percentages of more than all',
    { fuel_mode: 'percent', fuel: '40', driver_pay_mode: 'percent_of_gross', driver_pay: '40', maintenance_reserve: '20.01' },
    { maintenance_reserve: tooMuch },
  ],
  ['two of them', { fuel_mode: 'percent', fuel: '60', driver_pay_mode: 'percent_of_gross', driver_pay: '60' }, { driver_pay: tooMuch }],
  ['another cost', { other: [one] }, {}],
  ['another cost without a name', { other: [{ ...one, label: ' ' }] }, { other: 'Please name this cost' }],
  ['a name of 41', { other: [{ ...one, label: 'W'.repeat(41) }] }, { other: 'Please keep it under 41 characters' }],
  [
    'two other costs of one name',
    { other: [one, { ...one, label: ' WASHING' }] },
    { other: 'Another cost has this name. Choose a different one.' },
  ],
  ['another cost without an amount', { other: [{ ...one, value: '' }] }, { other: 'Please enter an amount' }],
  ['eleven of them', { other: Array.from({ length: 11 }, () => one) }, { other: 'At most 10 other costs' }],
  ['the first day of this month', { effective_from: '2026-11-01' }, {}],
  [
    'a month that is over',
    { effective_from: '2026-10-31' },
    { effective_from: 'Choose a day of this month or later. Past costs cannot be changed.' },
  ],
  ['a text that is not a date', { effective_from: '?' }, { effective_from: 'Please enter a date that exists' }],
])('%s', async (_what, change, messages) => {
  expect(await getFieldMessages(schema, { ...none, ...change }, toCostFieldName)).toEqual(messages)
})

test('decodes what it encodes', async () => {
  expect(toCostFields(items)).toMatchObject({ fuel: '8,200.00', maintenance_reserve: '8.25', loan: '0.00', parking: '' })
  expect(await schema.parseAsync(toCostFields(items))).toEqual({ items })
  expect(await schema.parseAsync(none)).toEqual({ items: {} })
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

function open(props: Partial<CostConfigurationFormProps> = {}) {
  const onSubmit = vi.fn<CostConfigurationFormProps['onSubmit']>(() => Promise.resolve())
  render(<CostConfigurationForm onSubmit={onSubmit} items={items} today={today} {...props} />)
  return { onSubmit, user: userEvent.setup() }
}
const save = () => screen.getByRole('button', { name: 'Save costs' })

test('an emptied field inherits again, with a hint', async () => {
  const { onSubmit, user } = open({ inherited: { fuel: { mode: 'per_km', value: 9000 }, insurance_monthly_kobo: 4_000_000 } })
  expect(screen.getByText('From default: ₦90.00, per kilometre')).toBeTruthy()
  expect(screen.getByText('From default: ₦40,000.00')).toBeTruthy()
  await user.clear(field('Fuel amount'))
  await user.click(save())
  const { fuel: _, ...rest } = items
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ items: rest }))
})

test('percentages count together with the inherited ones', async () => {
  const { onSubmit, user } = open({ items: {}, inherited: { fuel: { mode: 'percent', value: 6000 } } })
  expect(screen.getByText('From default: 60 % of gross')).toBeTruthy()
  await user.type(field('Maintenance reserve'), '41')
  await user.click(save())
  expect(await screen.findByText('With inherited percentages, this is more than 100 %')).toBeTruthy()
  await user.clear(field('Maintenance reserve'))
  await user.type(field('Maintenance reserve'), '40')
  await user.click(save())
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ items: { maintenance_reserve_bps: 4000 } }))
})

test('a cost that was just added has no messages yet; the focus goes to its name, and from a removed one to the button', async () => {
  const { onSubmit, user } = open()
  const add = screen.getByRole('button', { name: 'Add another cost' })
  await user.click(add)
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByLabelText('Name of the cost')[1]))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.queryByText('Please name this cost')).toBeNull()
  expect(screen.queryByText('Please enter an amount')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove other cost 2' }))
  expect(document.activeElement).toBe(add)
  await user.click(save())
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ items })
})

test('an eleventh other cost cannot be added, and the button says why', async () => {
  const { user } = open({ items: { other: Array.from({ length: 10 }, () => ({ label: 'Washing', mode: 'per_day', value: 50_000 })) } })
  expect(screen.getByText('At most 10 other costs')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add another cost' }))
  expect(screen.getAllByLabelText('Name of the cost')).toHaveLength(10)
  await user.click(screen.getByRole('button', { name: 'Remove other cost 10' }))
  await user.click(screen.getByRole('button', { name: 'Add another cost' }))
  expect(screen.getAllByLabelText('Name of the cost')).toHaveLength(10)
})

test('other costs can be added and removed', async () => {
  const { onSubmit, user } = open()
  await user.click(screen.getByRole('button', { name: 'Remove other cost 1' }))
  await user.click(screen.getByRole('button', { name: 'Add another cost' }))
  await user.click(save())
  expect(await screen.findByText('Please name this cost')).toBeTruthy()
  expect(screen.getByText('Please enter an amount')).toBeTruthy()
  await user.type(field('Name of the cost'), 'Tracker')
  await user.selectOptions(field('How often'), '% of gross')
  await user.type(field('Amount'), '2.5')
  await user.click(save())
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
  expect(onSubmit.mock.calls[0]?.[0].items.other).toEqual([{ label: 'Tracker', mode: 'percent', value: 250 }])
})

test('a rejected field shows its message, and the fields keep their values', async () => {
  const { user } = open({ onSubmit: () => Promise.reject({ message: 'No', fields: { loan: 'That looks too large' } }) })
  await user.type(field('Parking'), '12000')
  await user.click(save())
  expect(await screen.findByText('That looks too large')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field('Loan')))
  expect(field('Parking').value).toBe('12000')
})

test.each<[string, Partial<CostConfigurationFields>, CostItems]>([
  [
    'what is complete',
    { fuel: '8,200', maintenance_reserve: '8' },
    { fuel: { mode: 'per_trip', value: 820_000 }, maintenance_reserve_bps: 800 },
  ],
  ['not what cannot be read', { fuel: 'much', loan: '500' }, { loan_monthly_kobo: 50_000 }],
  ['no cost without a name', { other: [{ ...one, label: '' }] }, {}],
])('readable costs are %s', (_, change, readable) => {
  expect(readCostItems({ ...none, ...change })).toEqual(readable)
})

test('what is typed is told as soon as it can be read', async () => {
  const onItemsChange = vi.fn()
  render(<CostConfigurationForm items={{}} today={today} onSubmit={() => Promise.resolve()} onItemsChange={onItemsChange} />)
  await userEvent.type(screen.getByLabelText('Loan'), '500')
  await waitFor(() => expect(onItemsChange).toHaveBeenLastCalledWith({ loan_monthly_kobo: 50_000 }))
})
