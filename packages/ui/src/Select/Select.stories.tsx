import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { Select, type SelectOption } from './Select.tsx'

const businesses: SelectOption[] = [
  { value: 'llc', label: 'Limited Liability Company' },
  { value: 'llp', label: 'Limited Liability Partnership' },
  { value: 'bn', label: 'Business Name' },
  { value: 'it', label: 'Incorporated Trustees', disabled: true },
]

const meta = {
  title: 'UI/Fields/Select',
  component: Select,
  args: { label: 'Type of business', options: businesses, onValueChange: fn() },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Grid columns="thirds">
      <Select label="Type of business" options={businesses} defaultValue="llp" />
      <Select label="Not chosen yet" options={businesses} placeholder="Choose one" hint="As on the CAC certificate" />
      <Select label="Wrong" options={businesses} placeholder="Choose one" error="Select a type of business" />
      <Select label="Period" labelHidden size="small" options={[{ value: 'current_month', label: 'This month' }]} />
      <Select label="Read only" options={businesses} defaultValue="bn" readOnly />
      <Select label="Off" options={businesses} defaultValue="bn" disabled />
      <Select
        label="In groups"
        options={[
          { value: 'lagos', label: 'Lagos', group: 'South West' },
          { value: 'ibadan', label: 'Ibadan', group: 'South West' },
          { value: 'kano', label: 'Kano', group: 'North West' },
        ]}
      />
      <Select label="Unknown to the list" options={businesses} defaultValue="cooperative" />
    </Grid>
  ),
}

export const Selects: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('combobox', { name: 'Type of business' })
    await expect(control).toHaveValue('llc')
    await userEvent.selectOptions(control, 'Business Name')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('bn')
    await expect(control).toHaveValue('bn')
  },
}

function Period() {
  const [period, setPeriod] = useState('current_month')
  const options = [
    { value: 'current_month', label: 'This month' },
    { value: 'last_month', label: 'Last month' },
  ]
  return <Select label="Period" labelHidden size="small" options={options} value={period} onValueChange={setPeriod} />
}

export const Controlled: Story = {
  render: () => <Period />,
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('combobox', { name: 'Period' })
    await userEvent.selectOptions(control, 'Last month')
    await expect(control).toHaveValue('last_month')
  },
}

export const InForm: Story = {
  render: (args) => (
    <form aria-label="Company">
      <Select {...args} name="business" placeholder="Choose one" required />
      <Select label="Approved" name="approved" options={businesses} defaultValue="llp" readOnly />
      <Button type="reset" variant="secondary">
        Start again
      </Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    const control = canvas.getByLabelText('Type of business')
    await expect(control).toBeRequired()
    await expect(form.checkValidity()).toBe(false)
    await userEvent.selectOptions(control, 'llp')
    await expect([...new FormData(form)]).toEqual([
      ['business', 'llp'],
      ['approved', 'llp'],
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(control).toHaveValue('')
  },
}

export const UnknownValue: Story = {
  args: { value: 'cooperative' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('cooperative')
  },
}

function FewerOptions() {
  const [options, setOptions] = useState(businesses)
  return (
    <>
      <Select label="Type of business" options={options} defaultValue="llc" />
      <Button onClick={() => setOptions(businesses.slice(2))}>Fewer</Button>
    </>
  )
}

export const KeepsRemovedOption: Story = {
  tags: ['one-theme'],
  render: () => <FewerOptions />,
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('combobox')
    await userEvent.selectOptions(control, 'llp')
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer' }))
    await expect(control).toHaveValue('llp')
  },
}

export const EmptyOption: Story = {
  args: { emptyOption: 'Any type', defaultValue: 'llc' },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('combobox')
    await userEvent.selectOptions(control, 'Any type')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
    await expect(control).toHaveDisplayValue('Any type')
  },
}

export const ShowsDescription: Story = {
  args: {
    options: [
      { value: 'llc', label: 'Limited Liability Company', description: 'Has an RC number' },
      { value: 'bn', label: 'Business Name', description: 'Has a BN number' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('combobox')
    await expect(control).toHaveAccessibleDescription('Has an RC number')
    await userEvent.selectOptions(control, 'bn')
    await expect(control).toHaveAccessibleDescription('Has a BN number')
  },
}

/** In a row of two on a phone of 360 px, short texts such as the mode of a cost are whole. */
export const InANarrowRow: Story = {
  tags: ['one-theme'],
  args: { label: 'Fuel', options: [{ value: 'per_trip', label: 'For each trip' }] },
  decorators: [
    (Field) => (
      <div style={{ inlineSize: '139px' }}>
        <Field />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const control = canvas.getByRole('combobox', { name: 'Fuel' })
    await document.fonts.ready
    const { fontSize, fontFamily, paddingInlineStart, paddingInlineEnd } = getComputedStyle(control)
    const pen = document.createElement('canvas').getContext('2d')
    if (pen) pen.font = `${fontSize} ${fontFamily}`
    const room = control.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
    await expect(pen?.measureText('For each trip').width).toBeLessThanOrEqual(room)
  },
}
