import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CostItems } from '@vehicle-partner/domain'
import { expect, fn, waitFor } from 'storybook/test'
import { CostConfigurationForm } from './CostConfigurationForm.tsx'

const items: CostItems = {
  fuel: { mode: 'per_trip', value: 820_000 },
  driver_pay: { mode: 'monthly', value: 12_000_000 },
  maintenance_reserve_bps: 800,
  insurance_monthly_kobo: 4_500_000,
  loan_monthly_kobo: 0,
  parking_monthly_kobo: 1_200_000,
}
const meta = {
  title: 'Forms/CostConfigurationForm',
  component: CostConfigurationForm,
  args: { onSubmit: fn(() => Promise.resolve()), onSubmitError: fn(), items, today: '2026-11-21' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '40rem', padding: '1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CostConfigurationForm>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const save = async ({ canvas, userEvent }: Context) => userEvent.click(await canvas.findByRole('button', { name: 'Save costs' }))

/** The stored costs. */
export const Overview: Story = {
  args: { items: { ...items, other: [{ label: 'Washing', mode: 'per_day', value: 50_000 }] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText('Fuel amount')).toHaveValue('8,200.00')
    await expect(canvas.getByLabelText('Maintenance reserve')).toHaveValue('8')
    const place = (name: string) => canvas.getByLabelText(name).getBoundingClientRect()
    await expect(place('Fuel').top).toBe(place('Fuel amount').top)
    await expect(place('Insurance').left).toBeCloseTo(place('Fuel amount').left, 0)
    const { right } = canvas.getByRole('button', { name: 'Save costs' }).getBoundingClientRect()
    await expect(right).toBeCloseTo(canvasElement.querySelector('form')?.getBoundingClientRect().right ?? 0, 0)
  },
}

export const Empty: Story = { args: { items: {} } }

/** One vehicle: empty fields inherit the default. */
export const Inherited: Story = {
  args: { items: { parking_monthly_kobo: 1_200_000 }, inherited: items, onCancel: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('From default: ₦8,200.00, for each trip')).toBeVisible()
    await expect(canvas.getByText('From default: 8 %')).toBeVisible()
  },
}

export const Invalid: Story = {
  args: { items: {} },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(canvas.getByLabelText('Fuel amount'), 'much')
    await userEvent.type(canvas.getByLabelText('Maintenance reserve'), '60')
    await userEvent.type(canvas.getByLabelText('Insurance'), '200000000')
    await userEvent.type(canvas.getByLabelText(/^From/), '31-10-2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Add another cost' }))
    await save(context)
    for (const message of [
      'At most 50 %',
      'That looks too large',
      'Please name this cost',
      'Choose a day of this month or later. Past costs cannot be changed.',
    ])
      await expect(await canvas.findByText(message)).toBeVisible()
    await expect(await canvas.findAllByText('Please enter an amount')).toHaveLength(2)
    await waitFor(() => expect(canvas.getByLabelText('Fuel amount')).toHaveFocus())
  },
}

export const TooManyPercent: Story = {
  args: { items: { fuel: { mode: 'percent', value: 6000 }, driver_pay: { mode: 'percent_of_gross', value: 6000 } } },
  play: async (context) => {
    await save(context)
    await expect(await context.canvas.findByText('These percentages add up to more than 100 %')).toBeVisible()
  },
}

export const RejectedField: Story = {
  args: { onSubmit: fn(() => Promise.reject({ message: 'No', fields: { loan: 'That looks too large' } })) },
  play: async (context) => {
    await save(context)
    await expect(await context.canvas.findByText('That looks too large')).toBeVisible()
    await waitFor(() => expect(context.canvas.getByLabelText('Loan')).toHaveFocus())
  },
}

export const Rejected: Story = {
  args: { onSubmit: fn(() => Promise.reject(new Error('These costs were changed by someone else'))) },
  play: async (context) => {
    await save(context)
    await waitFor(() => expect(context.args.onSubmitError).toHaveBeenCalledTimes(1))
  },
}

export const Submitting: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async (context) => {
    await save(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Saving...' }))
    await expect(context.args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

export const Done: Story = {
  play: async (context) => {
    await save(context)
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledWith({ items }))
  },
}
