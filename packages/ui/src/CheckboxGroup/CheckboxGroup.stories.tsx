import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { CheckboxGroup, type CheckboxGroupOption } from './CheckboxGroup.tsx'

const cities: CheckboxGroupOption[] = [
  { value: 'lagos', label: 'Lagos' },
  { value: 'ibadan', label: 'Ibadan' },
  { value: 'abuja', label: 'Abuja' },
]

const meta = {
  title: 'UI/Fields/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'Cities', options: cities, onValueChange: fn() },
} satisfies Meta<typeof CheckboxGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Grid columns="thirds">
      <CheckboxGroup label="Cities" hint="Where your vehicles drive" options={cities} defaultValue={['lagos']} />
      <CheckboxGroup
        label="All of them"
        optionalLabel="optional"
        options={cities}
        defaultValue={['lagos', 'abuja']}
        allLabel="All cities"
      />
      <CheckboxGroup label="Roles" options={cities} error="Choose at least one city" />
      <CheckboxGroup label="Off" options={cities} defaultValue={['ibadan']} disabled />
      <CheckboxGroup
        label="In a frame"
        framed
        options={cities.map((city) => ({ ...city, description: 'Routes and trips' }))}
        defaultValue={['lagos', 'abuja']}
      />
    </Grid>
  ),
}

export const Toggles: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Cities' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Abuja' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Lagos' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['lagos', 'abuja'])
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Abuja' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['lagos'])
    await expect(args.onValueChange).toHaveBeenCalledTimes(3)
  },
}

function ControlledGroup() {
  const [value, setValue] = useState(['ibadan'])
  return <CheckboxGroup label="Cities" options={cities} value={value} onValueChange={setValue} allLabel="All cities" />
}

export const SelectsAll: Story = {
  render: () => <ControlledGroup />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'All cities' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(4)
    await userEvent.click(all)
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0)
  },
}

export const MaximumOfTwo: Story = {
  args: { max: 2, hint: 'At most two', defaultValue: ['lagos'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ibadan' }))
    await expect(canvas.getByRole('checkbox', { name: 'Abuja' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Lagos' }))
    await expect(canvas.getByRole('checkbox', { name: 'Abuja' })).toBeEnabled()
  },
}

export const SelectsAllUpToTheMaximum: Story = {
  args: { max: 2, hint: 'At most two', allLabel: 'As many as may be', defaultValue: ['abuja'] },
  play: async ({ args, canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'As many as may be' })
    await userEvent.click(all)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['lagos', 'abuja'])
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(args.onValueChange).toHaveBeenLastCalledWith([])
  },
}

export const MinimumOfTwo: Story = {
  args: { min: 2, hint: 'At least two', name: 'city' },
  tags: ['one-theme'],
  render: (args) => (
    <form aria-label="Company">
      <CheckboxGroup {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Lagos' }))
    await expect(form.checkValidity()).toBe(false)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Abuja' }))
    await expect(form.checkValidity()).toBe(true)
  },
}

export const ReadsTheErrorOnce: Story = {
  args: { hint: 'Where your vehicles drive', error: 'Choose at least one city' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Where your vehicles drive Choose at least one city')
    for (const box of canvas.getAllByRole('checkbox')) {
      await expect(box).toBeInvalid()
      await expect(box).not.toHaveAttribute('aria-describedby')
    }
  },
}

export const InAForm: Story = {
  render: (args) => (
    <form aria-label="Company">
      <CheckboxGroup {...args} name="city" required />
      <CheckboxGroup label="Approved" name="approved" options={cities} defaultValue={['abuja']} readOnly />
      <CheckboxGroup label="Off" name="off" options={cities} defaultValue={['lagos']} disabled />
      <Button type="reset" variant="secondary">
        Start again
      </Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect(form.checkValidity()).toBe(false)
    const [lagos, , abuja] = canvas.getAllByRole('checkbox')
    if (!lagos || !abuja) throw new Error('three boxes')
    await userEvent.click(abuja)
    await userEvent.click(lagos)
    await expect(form.checkValidity()).toBe(true)
    await expect([...new FormData(form)]).toEqual([
      ['city', 'lagos'],
      ['city', 'abuja'],
      ['approved', 'abuja'],
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect([...new FormData(form)]).toEqual([['approved', 'abuja']])
  },
}

export const FocusesTheSelectedOption: Story = {
  args: { defaultValue: ['ibadan'] },
  play: async ({ canvas }) => {
    canvas.getByRole('group').focus()
    await expect(canvas.getByRole('checkbox', { name: 'Ibadan' })).toHaveFocus()
  },
}

export const NarrowRightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" style={{ inlineSize: 320 }}>
      <CheckboxGroup {...args} allLabel="All cities that the company has asked for and been given by the operator so far" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [all, first] = canvas.getAllByRole('checkbox')
    await expect(first?.getBoundingClientRect().right).toBeLessThan(all?.getBoundingClientRect().right ?? 0)
    await expect(canvas.getByRole('group').scrollWidth).toBeLessThanOrEqual(320)
  },
}
