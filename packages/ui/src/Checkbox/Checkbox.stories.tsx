import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  title: 'UI/Fields/Checkbox',
  component: Checkbox,
  args: { label: 'Trip manager', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Grid columns="thirds">
      <Stack gap="none">
        <Checkbox label="Trip manager" defaultChecked />
        <Checkbox label="Vehicle manager" />
        <Checkbox label="All cities" defaultChecked="indeterminate" />
      </Stack>
      <Stack gap="none">
        <Checkbox label="Staff" disabled />
        <Checkbox label="Owner" disabled defaultChecked />
        <Checkbox label="Some, off" disabled defaultChecked="indeterminate" />
      </Stack>
      <Stack gap="none">
        <Checkbox
          label="Send me the payslip"
          description="On the first working day of the month, to the address of the company"
          defaultChecked
        />
        <Checkbox label="I have read the agreement" error="Agree to go on" />
        <Checkbox label="Approved" readOnly defaultChecked />
      </Stack>
      <Stack gap="none">
        <Checkbox label="LND-482XA" size="small" defaultChecked />
        <Checkbox label="Select KJA-210BT" labelHidden size="small" />
      </Stack>
    </Grid>
  ),
}

export const Toggles: Story = {
  args: { description: 'Plans trips and drivers' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Trip manager' })
    await expect(box).toHaveAccessibleDescription('Plans trips and drivers')
    await userEvent.click(canvas.getByText('Trip manager'))
    await expect(box).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(canvas.getByText('Plans trips and drivers'))
    await expect(box).not.toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(3)
    await expect(getComputedStyle(box)).toMatchObject({ outlineStyle: 'solid', outlineWidth: '3px' })
    await expect(box.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

function CitySelection() {
  const [selected, setSelected] = useState(['Lagos'])
  const cities = ['Lagos', 'Ibadan']
  return (
    <Stack gap="none">
      <Checkbox
        label="All cities"
        checked={selected.length === cities.length ? true : selected.length > 0 ? 'indeterminate' : false}
        onCheckedChange={(all) => setSelected(all ? cities : [])}
      />
      {cities.map((city) => (
        <Checkbox
          key={city}
          label={city}
          checked={selected.includes(city)}
          onCheckedChange={(on) => setSelected(on ? [...selected, city] : selected.filter((other) => other !== city))}
        />
      ))}
    </Stack>
  )
}

export const Indeterminate: Story = {
  render: () => <CitySelection />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'All cities' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(canvas.getByRole('checkbox', { name: 'Ibadan' })).toBeChecked()
    await expect(all).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Lagos' }))
    await expect(all).toBePartiallyChecked()
  },
}

export const Controlled: Story = {
  args: { checked: 'indeterminate' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.click(box)
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
    await expect(box).not.toBeChecked()
  },
}

export const ReadOnly: Story = {
  args: { readOnly: true, defaultChecked: true },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.click(box)
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await expect(box).toHaveFocus()
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
  },
}

const submitted = fn()

export const InAForm: Story = {
  render: () => (
    <form
      aria-label="Agreement"
      onSubmit={(event) => {
        event.preventDefault()
        submitted([...new FormData(event.currentTarget)])
      }}
    >
      <Checkbox label="I have read the agreement" name="agreed" required />
      <Checkbox label="Send me news" name="news" value="monthly" defaultChecked />
      <fieldset disabled>
        <legend>Approved</legend>
        <Checkbox label="Owner" name="owner" defaultChecked />
      </fieldset>
      <Button type="submit">Send</Button>
      <Button type="reset" variant="secondary">
        Start again
      </Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    submitted.mockClear()
    const form = canvas.getByRole<HTMLFormElement>('form')
    const agreed = canvas.getByRole('checkbox', { name: 'I have read the agreement' })
    await expect(agreed).toBeRequired()
    await expect(form.checkValidity()).toBe(false)
    await expect(canvas.getByRole('checkbox', { name: 'Owner' })).toBeDisabled()
    await expect([...new FormData(form)]).toEqual([['news', 'monthly']])
    await userEvent.click(agreed)
    await userEvent.keyboard('{Enter}')
    await expect(submitted).toHaveBeenLastCalledWith([
      ['agreed', 'on'],
      ['news', 'monthly'],
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(agreed).not.toBeChecked()
  },
}

export const FormReset: Story = {
  render: () => (
    <form>
      <Checkbox label="All cities" name="cities" defaultChecked="indeterminate" />
      <Button type="reset">Start again</Button>
    </form>
  ),
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).toBePartiallyChecked()
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await userEvent.click(canvas.getByRole('button'))
    await expect(box).toBePartiallyChecked()
  },
}

export const Invalid: Story = {
  args: { error: 'Agree to go on' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('Agree to go on')
  },
}

export const NarrowRightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" style={{ inlineSize: 320 }}>
      <Checkbox {...args} label="Send me the payslip of every month, and the sums behind it, on the first working day" />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    const label = box.closest('label')
    await expect(box.getBoundingClientRect().left).toBeGreaterThan(canvas.getByText(/payslip/).getBoundingClientRect().left)
    await expect(label?.scrollWidth).toBeLessThanOrEqual(320)
  },
}

function ControlledInForm() {
  const [on, setOn] = useState(false)
  return (
    <form>
      <Checkbox label="Trip manager" checked={on} onCheckedChange={setOn} />
      <Button type="reset">Start again</Button>
    </form>
  )
}

export const ControlledFormReset: Story = {
  render: () => <ControlledInForm />,
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('checkbox', { name: 'Trip manager' })
    await userEvent.click(control)
    await userEvent.click(canvas.getByRole('button'))
    await new Promise((done) => setTimeout(done, 50))
    await expect(control).toBeChecked()
  },
}
