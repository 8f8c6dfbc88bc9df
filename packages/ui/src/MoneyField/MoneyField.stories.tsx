import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { MoneyField } from './MoneyField.tsx'

const meta = {
  title: 'UI/Fields/MoneyField',
  component: MoneyField,
  args: { label: 'Driver pay for each trip', onValueChange: fn(), onProblemChange: fn() },
} satisfies Meta<typeof MoneyField>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Grid columns="thirds">
      <MoneyField label="Driver pay for each trip" defaultValue={650_000} />
      <MoneyField label="Bonus" optionalLabel="optional" hint="For a month without a missed trip" />
      <MoneyField label="Fuel" defaultValue={1_284_500_00} max={1_000_000_00} />
      <MoneyField label="Correction" defaultValue={-500_00} min={-1_000_00} />
      <MoneyField label="Wrong" defaultValue={650_000} error="Ask the owner first" />
      <MoneyField label="Read only" defaultValue={650_000} readOnly />
      <MoneyField label="Off" defaultValue={650_000} disabled />
    </Grid>
  ),
}

export const FormatsOnBlur: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByLabelText('Driver pay for each trip')
    await expect(control).toHaveAccessibleDescription('₦')
    await expect(control).toHaveAttribute('inputmode', 'decimal')
    await userEvent.type(control, '6500.5')
    await expect(control).toHaveValue('6500.5')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(650_050)
    await userEvent.tab()
    await expect(control).toHaveValue('6,500.50')
    await userEvent.tab({ shift: true })
    await expect(control).toHaveValue('6500.50')
    await userEvent.clear(control)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    await userEvent.tab()
    await expect(control).toHaveValue('')
    await expect(control).not.toHaveAttribute('aria-invalid')
  },
}

export const Pasting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByLabelText('Driver pay for each trip')
    const pasted = [
      ['₦1,234.50', 123_450, '1,234.50'],
      ['1.234,50', 123_450, '1,234.50'],
      ['NGN 1234', 123_400, '1,234.00'],
    ] as const
    for (const [text, kobo, written] of pasted) {
      await userEvent.clear(control)
      await userEvent.paste(text)
      await expect(args.onValueChange).toHaveBeenLastCalledWith(kobo)
      await userEvent.tab()
      await expect(control).toHaveValue(written)
      await expect(control).not.toHaveAttribute('aria-invalid')
    }
  },
}

/** Browsers and password managers fill in without focus. */
export const Autofill: Story = {
  tags: ['one-theme'],
  play: async ({ args, canvas }) => {
    const control = canvas.getByLabelText('Driver pay for each trip')
    await fireEvent.input(control, { target: { value: '1234.5' } })
    await expect(args.onValueChange).toHaveBeenLastCalledWith(123_450)
    await expect(control).toHaveValue('1,234.50')
    await fireEvent.input(control, { target: { value: '1.234' } })
    await expect(control).toHaveValue('1.234')
    await expect(control).toHaveAccessibleDescription('₦ Enter a sum, such as 1,234.50')
  },
}

export const RejectsAmbiguousAmounts: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByLabelText('Driver pay for each trip')
    await userEvent.click(control)
    await userEvent.paste('1.234')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(args.onProblemChange).toHaveBeenLastCalledWith('unreadable')
    await expect(control).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect(control).toHaveValue('1.234')
    await expect(control).toBeInvalid()
    await expect(control).toHaveAccessibleDescription('₦ Enter a sum, such as 1,234.50')
    await userEvent.type(control, '.50', { initialSelectionStart: 1, initialSelectionEnd: 5 })
    await expect(control).toHaveValue('1.50')
    await expect(control).not.toHaveAttribute('aria-invalid')
    await expect(args.onProblemChange).toHaveBeenLastCalledWith(null)
  },
}

export const OutOfRangeIsKept: Story = {
  args: { max: 10_000_00 },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByLabelText<HTMLInputElement>('Driver pay for each trip')
    await userEvent.type(control, '10000.01')
    await userEvent.tab()
    await expect(control).toHaveValue('10000.01')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(10_000_01)
    await expect(canvas.getByText('Must be ₦10,000.00 or less')).toBeVisible()
    await expect(control.validity.customError).toBe(true)
    await userEvent.clear(control)
    await userEvent.type(control, '-5')
    await expect(canvas.getByText('Must be ₦0.00 or more')).toBeVisible()
  },
}

function ControlledMoneyField() {
  const [kobo, setKobo] = useState<number | null>(650_000)
  return (
    <>
      <MoneyField label="Pay" value={kobo} onValueChange={setKobo} />
      <Button onClick={() => setKobo(700_000)}>As last month</Button>
    </>
  )
}

export const Controlled: Story = {
  render: () => <ControlledMoneyField />,
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByLabelText('Pay')
    await expect(control).toHaveValue('6,500.00')
    await userEvent.clear(control)
    await userEvent.type(control, 'abc')
    await userEvent.click(canvas.getByRole('button'))
    await expect(control).toHaveValue('7,000.00')
    await expect(control).not.toHaveAttribute('aria-invalid')
  },
}

export const InAForm: Story = {
  render: (args) => (
    <form aria-label="Costs">
      <MoneyField {...args} name="pay" defaultValue={650_000} required />
      <fieldset disabled>
        <MoneyField label="Off" name="off" defaultValue={650_000} />
      </fieldset>
      <Button type="reset" variant="secondary">
        Start again
      </Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    const control = canvas.getByLabelText('Driver pay for each trip')
    await expect(control).toBeRequired()
    await userEvent.clear(control)
    await expect(form.checkValidity()).toBe(false)
    await userEvent.type(control, '1,234.50')
    // The value is submitted before the field loses focus.
    await expect([...new FormData(form)]).toEqual([['pay', '123450']])
    await userEvent.clear(control)
    await userEvent.type(control, '1,2')
    await expect(form.checkValidity()).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(control).toHaveValue('6,500.00')
    await expect([...new FormData(form)]).toEqual([['pay', '650000']])
  },
}

export const NarrowRightToLeft: Story = {
  args: { defaultValue: 999_999_999_999_99 },
  render: (args) => (
    <div dir="rtl" style={{ inlineSize: 320 }}>
      <MoneyField {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Driver pay for each trip')
    await expect(canvas.getByText('₦').getBoundingClientRect().left).toBeGreaterThan(control.getBoundingClientRect().left)
    await expect(control).toHaveValue('999,999,999,999.99')
    // The minus stays before the digits, aligned to the end of the line.
    await expect(control).toHaveStyle({ direction: 'ltr', textAlign: 'left' })
  },
}
