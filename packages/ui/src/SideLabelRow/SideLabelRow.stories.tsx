import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Select } from '../Select/Select.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { SideLabelRow } from './SideLabelRow.tsx'

const meta = { title: 'UI/Layout/SideLabelRow', component: SideLabelRow } satisfies Meta<typeof SideLabelRow>
export default meta
type Story = StoryObj<typeof meta>

const howOften = [
  { value: 'trip', label: 'For each trip' },
  { value: 'month', label: 'Each month' },
]

/** Each row has its label beside one or two controls, which stand in line from row to row. */
export const Overview: Story = {
  render: (args) => (
    <div data-testid="box" style={{ inlineSize: 560 }}>
      <Stack gap="large">
        <SideLabelRow {...args}>
          <Select label="Fuel" hint="Beyond advances" options={howOften} />
          <TextField label="Fuel amount" labelHidden prefix="₦" align="end" error="Please enter an amount" />
        </SideLabelRow>
        <SideLabelRow {...args}>
          <TextField label="Insurance" hint="Each month" prefix="₦" align="end" error="That looks too large" />
        </SideLabelRow>
        <SideLabelRow {...args}>
          <TextField label="Parking" prefix="₦" align="end" />
        </SideLabelRow>
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    const place = (name: string) => canvas.getByLabelText(name).getBoundingClientRect()
    const placeOf = (text: string) => canvas.getByText(text).getBoundingClientRect()
    const expectInLine = async () => {
      await expect(place('Fuel').top).toBe(place('Fuel amount').top)
      for (const name of ['Insurance', 'Parking']) await expect(place(name).right).toBe(place('Fuel amount').right)
      await expect(placeOf('Insurance').right).toBeLessThan(place('Insurance').left)
      await expect(placeOf('Please enter an amount').top).toBeGreaterThan(place('Fuel amount').bottom)
      await expect(placeOf('Please enter an amount').left).toBeGreaterThan(place('Fuel').right)
      await expect(placeOf('That looks too large').top).toBeGreaterThan(place('Insurance').bottom)
    }
    await expectInLine()
    await expect(place('Fuel').left).toBeGreaterThan(placeOf('Beyond advances').right)
    // Where three have no room, the label stands above both controls.
    canvas.getByTestId('box').style.inlineSize = '320px'
    await expectInLine()
    await expect(place('Fuel').top).toBeGreaterThan(placeOf('Beyond advances').bottom)
    // With room for one alone, everything is below each other.
    canvas.getByTestId('box').style.inlineSize = '200px'
    await expect(place('Fuel amount').top).toBeGreaterThan(place('Fuel').bottom)
    await expect(place('Insurance').top).toBeGreaterThan(placeOf('Insurance').bottom)
    canvas.getByTestId('box').style.inlineSize = '560px'
  },
}

const longLabel = 'What you pay to the owner of the park where the vehicle stands overnight'

/** A long label and hint take more lines; the control stays beside them. */
export const LongText: Story = {
  render: (args) => (
    <SideLabelRow {...args} style={{ maxInlineSize: 360 }}>
      <TextField label={longLabel} hint="Each month, with what you pay for water and light there" prefix="₦" align="end" />
    </SideLabelRow>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText(longLabel).getBoundingClientRect()
    await expect(canvas.getByText(longLabel).getBoundingClientRect().right).toBeLessThan(control.left)
  },
}

/** An error stands directly below its control, also where the hint beside it is longer. */
export const ErrorBesideLongHint: Story = {
  render: (args) => (
    <SideLabelRow {...args} style={{ maxInlineSize: 294 }}>
      <TextField
        label="Maintenance reserve"
        hint="Kept aside for repairs that are not planned, of the gross"
        suffix="%"
        align="end"
        error="At most 50 %"
      />
    </SideLabelRow>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Maintenance reserve').getBoundingClientRect()
    const hint = canvas.getByText(/^Kept aside/).getBoundingClientRect()
    await expect(hint.bottom).toBeGreaterThan(control.bottom + 16)
    await expect(canvas.getByText('At most 50 %').getBoundingClientRect().top - control.bottom).toBeLessThan(16)
  },
}

export const RightToLeft: Story = {
  render: (args) => (
    <SideLabelRow {...args} dir="rtl" style={{ maxInlineSize: 560 }}>
      <Select label="Fuel" hint="Beyond advances" options={howOften} />
      <TextField label="Fuel amount" labelHidden prefix="₦" align="end" />
    </SideLabelRow>
  ),
  play: async ({ canvas }) => {
    const place = (name: string) => canvas.getByLabelText(name).getBoundingClientRect()
    await expect(place('Fuel amount').right).toBeLessThan(place('Fuel').left)
    await expect(place('Fuel').right).toBeLessThan(canvas.getByText('Beyond advances').getBoundingClientRect().left)
  },
}
