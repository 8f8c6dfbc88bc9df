// Longer than most files: each way in which a number is typed, formatted and read is a story.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { NumberField } from './NumberField.tsx'

const meta = {
  title: 'UI/Fields/NumberField',
  component: NumberField,
  args: { label: 'Odometer', suffix: 'km', onValueChange: fn() },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Grid columns="thirds">
      <NumberField label="Odometer" optionalLabel="optional" defaultValue={184_200} suffix="km" />
      <NumberField label="Seats" hint="Without the driver" min={1} max={60} />
      <NumberField label="Too many seats" defaultValue={75} max={60} />
      <NumberField label="Litres" defaultValue={42.75} maxFractionDigits={2} suffix="l" align="end" />
      <NumberField label="Passengers" stepper defaultValue={14} min={1} max={60} />
      <NumberField label="Fewest already" stepper defaultValue={1} min={1} max={60} />
      <NumberField label="Steps, off" stepper defaultValue={14} disabled />
      <NumberField label="Read only" defaultValue={14} readOnly />
      <NumberField label="Off" defaultValue={14} disabled />
    </Grid>
  ),
}

export const FormatsOnBlur: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox', { name: 'Odometer' })
    await expect(control).toHaveAttribute('inputmode', 'numeric')
    await userEvent.type(control, '184200')
    await expect(control).toHaveValue('184200')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(184_200)
    await userEvent.tab()
    await expect(control).toHaveValue('184,200')
    await userEvent.tab({ shift: true })
    await expect(control).toHaveValue('184200')
  },
}

export const Autofill: Story = {
  tags: ['one-theme'],
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('textbox', { name: 'Odometer' })
    await fireEvent.input(control, { target: { value: '184200' } })
    await expect(args.onValueChange).toHaveBeenLastCalledWith(184_200)
    await expect(control).toHaveValue('184,200')
  },
}

export const PastesWithItsUnit: Story = {
  args: { prefix: '±' },
  tags: ['one-theme'],
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox', { name: 'Odometer' })
    for (const text of ['1 500 km', '1,500\u00a0KM', '± 1500']) {
      await userEvent.clear(control)
      await userEvent.paste(text)
      await expect(args.onValueChange).toHaveBeenLastCalledWith(1500)
      await userEvent.tab()
      await expect(control).toHaveValue('1,500')
    }
    await userEvent.clear(control)
    await userEvent.paste('1500 miles')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
  },
}

export const Undoes: Story = {
  args: { defaultValue: 184_200 },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('textbox', { name: 'Odometer' })
    await userEvent.click(control)
    await userEvent.keyboard('{Control>}a{/Control}{Delete}12345')
    await userEvent.tab()
    await expect(control).toHaveValue('12,345')
    await userEvent.click(control)
    await userEvent.keyboard('{Control>}zz{/Control}')
    await expect(control).toHaveValue('123')
    await userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}')
    await expect(control).toHaveValue('1234')
    await userEvent.keyboard('{Control>}zzzzz{/Control}')
    await expect(control).toHaveValue('184200')
  },
}

export const KeepsTheCaret: Story = {
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole<HTMLInputElement>('textbox')
    for (const position of [0, 1, 2, 3, 4]) {
      await userEvent.clear(control)
      await userEvent.type(control, '1234')
      await userEvent.type(control, '9', { initialSelectionStart: position, initialSelectionEnd: position })
      await expect(control.selectionStart).toBe(position + 1)
      await userEvent.keyboard('{Backspace}')
      await expect(control).toHaveValue('1234')
      await expect(control.selectionStart).toBe(position)
    }
  },
}

export const IgnoresWheel: Story = {
  args: { defaultValue: 14 },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await userEvent.click(control)
    await fireEvent.wheel(control, { deltaY: 100 })
    await userEvent.keyboard('{ArrowUp}')
    await expect(control).toHaveValue('14')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const ShowsErrorOnBlur: Story = {
  args: { min: 1, max: 60, suffix: undefined },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await userEvent.type(control, '75')
    await expect(control).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect(control).toHaveAccessibleDescription('Must be 60 or less')
    await expect(control).toHaveValue('75')
    await userEvent.clear(control)
    await userEvent.type(control, '14.5')
    await expect(control).toHaveAccessibleDescription('Too many decimals')
    await userEvent.clear(control)
    await expect(control).not.toHaveAttribute('aria-invalid')
  },
}

export const StepsByKeyboard: Story = {
  args: { label: 'Seats', stepper: true, suffix: undefined, defaultValue: 14, min: 1, max: 30 },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('spinbutton', { name: 'Seats' })
    await expect(control).toHaveAttribute('aria-valuenow', '14')
    await expect(control).toHaveAttribute('aria-valuemin', '1')
    await expect(control).toHaveAttribute('aria-valuemax', '30')
    await userEvent.click(control)
    const steps = [
      ['{ArrowUp}', '15'],
      ['{ArrowDown}', '14'],
      ['{PageUp}', '24'],
      ['{PageUp}', '30'],
      ['{ArrowUp}', '30'],
      ['{PageDown}{PageDown}{PageDown}', '1'],
      ['{ArrowDown}', '1'],
    ] as const
    for (const [keys, number] of steps) {
      await userEvent.keyboard(keys)
      await expect(control).toHaveValue(number)
      await expect(control).toHaveAttribute('aria-valuenow', number)
    }
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1)
    // The wheel does not change the number; stepping from empty starts at the minimum.
    await fireEvent.wheel(control, { deltaY: -100 })
    await expect(control).toHaveValue('1')
    await userEvent.clear(control)
    await expect(control).not.toHaveAttribute('aria-valuenow')
    await userEvent.keyboard('{ArrowUp}')
    await expect(control).toHaveValue('1')
    // A step beyond a limit does not turn around; one towards the range leads to its end.
    await userEvent.clear(control)
    await userEvent.keyboard('500{ArrowUp}{PageUp}')
    await expect(control).toHaveValue('500')
    await userEvent.keyboard('{ArrowDown}')
    await expect(control).toHaveValue('30')
    await userEvent.clear(control)
    await userEvent.keyboard('-9{ArrowDown}')
    await expect(control).toHaveValue('-9')
  },
}

export const StepsByButtons: Story = {
  args: { label: 'Litres', stepper: true, suffix: undefined, defaultValue: 0.1, step: 0.1, max: 0.4, maxFractionDigits: 1 },
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More, Litres' })
    await expect(more).toHaveAttribute('tabindex', '-1')
    await userEvent.click(more)
    await userEvent.click(more)
    await expect(args.onValueChange?.mock.calls).toEqual([[0.2], [0.3]])
    await expect(canvas.getByRole('spinbutton')).not.toHaveFocus()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('0.3'))
    // Repeats while held, and stops at the limit.
    await fireEvent.pointerDown(more, { button: 0 })
    await waitFor(() => expect(canvas.getByRole('spinbutton')).toHaveValue('0.4'))
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await fireEvent.pointerUp(more)
    await fireEvent.click(more)
    await expect(args.onValueChange).toHaveBeenCalledTimes(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Less, Litres' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0.3)
  },
}

export const RepeatsWhileHeld: Story = {
  args: { label: 'Seats', stepper: true, suffix: undefined, defaultValue: 0 },
  tags: ['one-theme'],
  play: async ({ args, canvas }) => {
    const more = canvas.getByRole('button', { name: 'More, Seats' })
    await fireEvent.pointerDown(more, { button: 0 })
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith(3))
    await fireEvent.pointerOut(more, { relatedTarget: document.body })
    const { length } = args.onValueChange?.mock.calls ?? []
    await new Promise((done) => setTimeout(done, 250))
    await expect(args.onValueChange).toHaveBeenCalledTimes(length)
  },
}

function Held() {
  const [seats, setSeats] = useState<number | null>(14)
  return <NumberField label="Seats" value={seats} onValueChange={(next) => setSeats(next === null ? null : Math.min(next, 60))} />
}

export const Controlled: Story = {
  render: () => <Held />,
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByLabelText('Seats')
    await userEvent.clear(control)
    await userEvent.type(control, '99')
    await expect(control).toHaveValue('60')
  },
}

export const InForm: Story = {
  render: (args) => (
    <form aria-label="Vehicle">
      <NumberField {...args} name="odometer" defaultValue={184_200} required />
      <fieldset disabled>
        <NumberField label="Off" name="off" defaultValue={1} />
      </fieldset>
      <Button type="reset" variant="secondary">
        Start again
      </Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    const control = canvas.getByLabelText('Odometer')
    await userEvent.clear(control)
    await expect(form.checkValidity()).toBe(false)
    await userEvent.type(control, '190,000')
    await expect([...new FormData(form)]).toEqual([['odometer', '190000']])
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(control).toHaveValue('184,200')
  },
}

export const NarrowRtl: Story = {
  args: { defaultValue: 184_200 },
  render: (args) => (
    <div dir="rtl" style={{ inlineSize: 320 }}>
      <NumberField {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox')
    await expect(canvas.getByText('km').getBoundingClientRect().right).toBeLessThanOrEqual(control.getBoundingClientRect().left + 1)
  },
}
