import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { OtpInput } from './OtpInput.tsx'

const meta = {
  title: 'UI/Fields/OtpInput',
  component: OtpInput,
  args: { label: 'Code', onValueChange: fn(), onComplete: fn() },
} satisfies Meta<typeof OtpInput>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Grid columns="quarters">
      <OtpInput label="Code" hint="We sent it to +234 803 000 0001" defaultValue="41" />
      <OtpInput label="Wrong" defaultValue="4190" error="Please enter a valid OTP" />
      <OtpInput label="Checking" defaultValue="4190" pending />
      <OtpInput label="Off" disabled defaultValue="41" />
      <OtpInput label="Six figures" length={6} />
    </Grid>
  ),
}

export const Types: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Code' })
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1)
    await expect(control).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(control).toHaveAttribute('translate', 'no')
    await expect(Number.parseFloat(getComputedStyle(control).fontSize)).toBeGreaterThanOrEqual(16)
    await userEvent.click(canvas.getByText('Code'))
    await expect(control).toHaveFocus()
    await userEvent.keyboard('1234')
    await expect(control).toHaveValue('1234')
    await expect(args.onComplete).toHaveBeenCalledTimes(1)
    await expect(args.onComplete).toHaveBeenLastCalledWith('1234')
    await expect(canvas.getByRole('status')).toHaveTextContent('Code complete')
    await userEvent.keyboard('5')
    await expect(control).toHaveValue('1235')
    await expect(args.onComplete).toHaveBeenCalledTimes(2)
  },
}

export const ReplacesAFigure: Story = {
  args: { defaultValue: '1234' },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole<HTMLInputElement>('textbox')
    // Arriving by keyboard selects all of it, as in every field.
    await userEvent.tab()
    await expect([control.selectionStart, control.selectionEnd]).toEqual([0, 4])
    await userEvent.keyboard('{End}')
    await expect([control.selectionStart, control.selectionEnd]).toEqual([3, 4])
    await userEvent.keyboard('{ArrowLeft}')
    await expect([control.selectionStart, control.selectionEnd]).toEqual([2, 3])
    await userEvent.keyboard('9')
    await expect(control).toHaveValue('1294')
    await userEvent.keyboard('{Home}')
    await expect([control.selectionStart, control.selectionEnd]).toEqual([0, 1])
    await userEvent.keyboard('{ArrowRight}8')
    await expect(control).toHaveValue('1894')
    await userEvent.keyboard('{End}{Backspace}{Backspace}')
    await expect(control).toHaveValue('18')
    await userEvent.keyboard('{ArrowLeft}')
    await expect([control.selectionStart, control.selectionEnd]).toEqual([1, 2])
    await userEvent.keyboard('{Control>}{Backspace}{/Control}')
    await expect(control).toHaveValue('')
  },
}

export const TakesWhatIsPasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await userEvent.click(control)
    await userEvent.paste('123')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.paste('4')
    await expect(args.onComplete).toHaveBeenLastCalledWith('1234')
    await userEvent.paste('Your code is 98-76.')
    await expect(control).toHaveValue('9876')
    await userEvent.paste('abcd')
    await expect(control).toHaveValue('9876')
    await expect(control).toHaveAccessibleDescription('A code has figures only')
    await expect(canvas.getByRole('status')).toHaveTextContent('A code has figures only')
    await userEvent.keyboard('5')
    await expect(control).not.toHaveAttribute('aria-describedby')
  },
}

export const IsFilledIn: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('textbox')
    await fireEvent.input(control, { target: { value: '1234' } })
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await expect(args.onComplete).toHaveBeenCalledTimes(1)
    await expect(canvas.getByText('4')).toBeVisible()
  },
}

export const Pending: Story = {
  args: { defaultValue: '4190', pending: true },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await userEvent.click(control)
    await userEvent.keyboard('5{Backspace}')
    await userEvent.paste('1111')
    await expect(control).toHaveValue('4190')
    await expect(control).toHaveFocus()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking the code')
  },
}

function Checked() {
  const control = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const refuse = () => {
    setError('Please enter a valid OTP')
    setCode('')
    control.current?.focus()
  }
  return <OtpInput ref={control} label="Code" value={code} error={error} onValueChange={setCode} onComplete={refuse} />
}

export const WrongCode: Story = {
  render: () => <Checked />,
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.click(control)
    await userEvent.keyboard('1234')
    await expect(control).toHaveValue('')
    await expect(control).toHaveFocus()
    await expect(control.selectionStart).toBe(0)
    await expect(control).toBeInvalid()
    await expect(control).toHaveAccessibleDescription('Please enter a valid OTP')
  },
}

export const InAForm: Story = {
  render: (args) => (
    <form aria-label="Confirm">
      <OtpInput {...args} name="code" required />
      <fieldset disabled>
        <OtpInput label="Off" name="off" defaultValue="1234" />
      </fieldset>
      <Button type="reset" variant="secondary">
        Start again
      </Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    const control = canvas.getByLabelText('Code')
    await userEvent.type(control, '123')
    await expect(form.checkValidity()).toBe(false)
    await expect([...new FormData(form)]).toEqual([['code', '']])
    await userEvent.keyboard('4')
    await expect(form.checkValidity()).toBe(true)
    await expect([...new FormData(form)]).toEqual([['code', '1234']])
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(control).toHaveValue('')
  },
}

export const NarrowFromRightToLeft: Story = {
  args: { defaultValue: '1234' },
  render: (args) => (
    <div dir="rtl" style={{ inlineSize: 180 }}>
      <OtpInput {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1').getBoundingClientRect().left).toBeLessThan(canvas.getByText('4').getBoundingClientRect().left)
    const box = canvas.getByText('1').parentElement
    await expect(box?.scrollWidth).toBeLessThanOrEqual(180)
  },
}
