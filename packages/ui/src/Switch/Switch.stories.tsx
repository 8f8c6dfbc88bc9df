import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Switch } from './Switch.tsx'

const meta = {
  title: 'UI/Fields/Switch',
  component: Switch,
  args: { label: 'Low-data mode', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Grid columns="thirds">
      <Stack gap="none">
        <Switch label="Low-data mode" defaultChecked />
        <Switch label="SMS at night" />
      </Stack>
      <Stack gap="none">
        <Switch label="Off, on" disabled defaultChecked />
        <Switch label="Off, off" disabled />
      </Stack>
      <Stack gap="none">
        <Switch label="Saving on" pending defaultChecked />
        <Switch label="Saving off" pending />
      </Stack>
      <Switch label="Low-data mode" description="Loads pictures and maps only when you ask for them" defaultChecked readOnly />
      <Switch label="SMS at night" error="Not saved. Try again." />
      <Switch label="Musa Bello may log in" labelHidden />
    </Grid>
  ),
}

export const Toggles: Story = {
  args: { description: 'Loads no pictures' },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Low-data mode' })
    await expect(control).toHaveAccessibleDescription('Loads no pictures')
    await userEvent.click(canvas.getByText('Low-data mode'))
    await expect(control).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(control).not.toBeChecked()
    await expect(args.onCheckedChange?.mock.calls).toEqual([[true], [false]])
    await expect(getComputedStyle(control)).toMatchObject({ outlineStyle: 'solid', outlineWidth: '3px' })
    const { width, height } = control.getBoundingClientRect()
    await expect([width, height]).toEqual([44, 24])
  },
}

export const Pending: Story = {
  args: { pending: true, pendingLabel: 'Saving...', defaultChecked: true },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.click(control)
    await expect(control).toBeChecked()
    await expect(control).toHaveFocus()
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving...')
  },
}

function Member() {
  const [active, setActive] = useState(true)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string>()
  const fail = () => {
    setPending(false)
    setError('Not saved. Try again.')
    setActive(true)
  }
  return (
    <Stack>
      <Switch
        label="Musa may log in"
        checked={active}
        pending={pending}
        pendingLabel="Saving..."
        settledLabel={error}
        error={error}
        onCheckedChange={(next) => {
          setError(undefined)
          setActive(next)
          setPending(true)
        }}
      />
      <Button onClick={fail}>The server refuses</Button>
    </Stack>
  )
}

export const RevertsOnError: Story = {
  render: () => <Member />,
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch')
    await userEvent.click(control)
    await expect(control).not.toBeChecked()
    await expect(control).toHaveAttribute('aria-disabled', 'true')
    await fireEvent.click(canvas.getByRole('button'))
    await expect(control).toBeChecked()
    await expect(control).not.toHaveAttribute('aria-disabled')
    await expect(canvas.getByRole('status')).toHaveTextContent('Not saved. Try again.')
    await expect(control).toHaveAccessibleDescription('Not saved. Try again.')
    await expect(control).toHaveFocus()
    // The next change removes the error.
    await userEvent.click(control)
    await expect(control).not.toHaveAttribute('aria-describedby')
  },
}

export const InForm: Story = {
  render: () => (
    <form aria-label="Settings">
      <Switch label="Low-data mode" name="lowData" value="yes" required />
      <fieldset disabled>
        <Switch label="SMS at night" name="sms" defaultChecked />
      </fieldset>
      <Button type="reset" variant="secondary">
        Start again
      </Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    const control = canvas.getByRole('switch', { name: 'Low-data mode' })
    await expect([...new FormData(form)]).toEqual([])
    await expect(control).toBeRequired()
    await expect(form.checkValidity()).toBe(false)
    await userEvent.click(control)
    await expect([...new FormData(form)]).toEqual([['lowData', 'yes']])
    await expect(canvas.getByRole('switch', { name: 'SMS at night' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(control).not.toBeChecked()
  },
}

export const NarrowRtl: Story = {
  args: { defaultChecked: true, label: 'Load pictures, maps and drawings only on request' },
  render: (args) => (
    <div dir="rtl" style={{ inlineSize: 320 }}>
      <Switch {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch')
    const knob = control.nextElementSibling
    if (!knob) throw new Error('a knob')
    await expect(knob.getBoundingClientRect().left - control.getBoundingClientRect().left).toBeLessThan(5)
    await expect(control.closest('label')?.scrollWidth).toBeLessThanOrEqual(320)
  },
}

function HeldInAForm() {
  const [on, setOn] = useState(false)
  return (
    <form>
      <Switch label="Low-data mode" checked={on} onCheckedChange={setOn} />
      <Button type="reset">Start again</Button>
    </form>
  )
}

export const ControlledAfterReset: Story = {
  render: () => <HeldInAForm />,
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Low-data mode' })
    await userEvent.click(control)
    await userEvent.click(canvas.getByRole('button'))
    await new Promise((done) => setTimeout(done, 50))
    await expect(control).toBeChecked()
  },
}
