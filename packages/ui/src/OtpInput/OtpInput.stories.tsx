// Long because all cases of typing, pasting, autofill and correction are in one file.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { OtpInput, type OtpRejection } from './OtpInput.tsx'

const meta = {
  title: 'UI/Fields/OtpInput',
  component: OtpInput,
  args: { label: 'Code', onValueChange: fn(), onComplete: fn() },
} satisfies Meta<typeof OtpInput>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Grid columns="thirds">
      <OtpInput label="Code" hint="We sent it to +234 803 000 0001" defaultValue="41" />
      <OtpInput label="Wrong" defaultValue="4190" error="Please enter a valid OTP" />
      <OtpInput label="Checking" defaultValue="4190" pending />
      <OtpInput label="Off" disabled defaultValue="41" />
      <OtpInput label="Six digits" length={6} />
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

export const ReplacesDigit: Story = {
  args: { defaultValue: '1234' },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole<HTMLInputElement>('textbox')
    // Keyboard focus selects the text, as in native fields.
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
    // A letter takes the place of no digit.
    await userEvent.keyboard('x')
    await expect(control).toHaveValue('18')
    await expect(control).toHaveAccessibleDescription('Enter digits only')
    await expect([control.selectionStart, control.selectionEnd]).toEqual([1, 2])
    // One digit is selected, so only it is deleted; then the caret is behind the rest.
    await userEvent.keyboard('{Control>}{Backspace}{/Control}')
    await expect(control).toHaveValue('1')
    await userEvent.keyboard('{Control>}{Backspace}{/Control}')
    await expect(control).toHaveValue('')
  },
}

export const Pastes: Story = {
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
    await expect(control).toHaveAccessibleDescription('Enter digits only')
    await expect(canvas.getByRole('status')).toHaveTextContent('Enter digits only')
    await userEvent.keyboard('5')
    await expect(control).not.toHaveAttribute('aria-describedby')
  },
}

export const Autofill: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('textbox')
    await fireEvent.input(control, { target: { value: '1234' } })
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await expect(args.onComplete).toHaveBeenCalledTimes(1)
    await expect(canvas.getByText('4')).toBeVisible()
  },
}

/** An input method that composes full-width digits: what it composes stays as it is until it ends. */
export const Composition: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole<HTMLInputElement>('textbox')
    const shownDigits = () => control.nextElementSibling?.textContent
    await userEvent.click(control)
    await fireEvent.compositionStart(control)
    for (const [value, digits] of [
      ['１', '1'],
      ['１２', '12'],
      ['１２３', '123'],
    ] as const) {
      await fireEvent.input(control, { target: { value }, isComposing: true })
      await expect(control).toHaveValue(value)
      await expect(shownDigits()).toBe(digits)
    }
    await fireEvent.compositionEnd(control)
    await expect(control).toHaveValue('123')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('123')
    // Text without digits is removed at the end.
    await fireEvent.input(control, { target: { value: '123か' }, isComposing: true })
    await expect(control).toHaveAccessibleDescription('Enter digits only')
    await fireEvent.compositionEnd(control)
    await expect(control).toHaveValue('123')
    await fireEvent.input(control, { target: { value: '123４' }, isComposing: true })
    await fireEvent.compositionEnd(control)
    await expect(args.onComplete).toHaveBeenCalledTimes(1)
    await expect(args.onComplete).toHaveBeenCalledWith('1234')
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

const checks = fn()

function Checked() {
  const [rejection, setRejection] = useState<OtpRejection>()
  const reject = (code: string) => {
    checks(code)
    setRejection({ message: 'This code is not correct' })
  }
  return <OtpInput label="Code" rejection={rejection} onComplete={reject} />
}

export const WrongCode: Story = {
  render: () => <Checked />,
  beforeEach: () => void checks.mockClear(),
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.click(control)
    await userEvent.keyboard('1234')
    await waitFor(() => expect(control).toHaveValue(''))
    await expect(control).toHaveFocus()
    await expect(control.selectionStart).toBe(0)
    await expect(control).toBeInvalid()
    await expect(control).toHaveAccessibleDescription('This code is not correct')
    // Announced, because focus stays in the field.
    await expect(canvas.getByRole('status')).toHaveTextContent('This code is not correct')
    // The wrong code is not restored, and nothing is checked before all digits were typed anew.
    await userEvent.keyboard('{Control>}z{/Control}567')
    await expect(control).toHaveValue('567')
    await expect(control).toHaveAccessibleDescription('This code is not correct')
    await expect(checks).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('8')
    await expect(checks).toHaveBeenLastCalledWith('5678')
    // The same message again is another rejection.
    await waitFor(() => expect(control).toHaveValue(''))
    await expect(control).toHaveFocus()
  },
}

export const InForm: Story = {
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

export const NarrowRtl: Story = {
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

export const CutAndUndo: Story = {
  args: { defaultValue: '1234' },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.tab()
    control.setSelectionRange(1, 3)
    await fireEvent.input(control, { target: { value: '14' }, inputType: 'deleteByCut' })
    await expect(control).toHaveValue('14')
    await expect(canvas.queryByText('2')).toBeNull()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(control).toHaveValue('1234')
    await userEvent.keyboard('{Meta>}{Shift>}z{/Shift}{/Meta}')
    await expect(control).toHaveValue('14')
    await userEvent.keyboard('{Control>}z{/Control}')
    // The paste menu of a phone fires no key event.
    await fireEvent.input(control, { target: { value: '' }, inputType: 'historyRedo' })
    await expect(control).toHaveValue('14')
    await expect(args.onComplete).not.toHaveBeenCalled()
  },
}

export const SelectAndDelete: Story = {
  args: { defaultValue: '1234' },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.tab()
    await userEvent.keyboard('{End}{Shift>}{ArrowLeft}{/Shift}9')
    await expect(control.value.endsWith('9')).toBe(true)
    await userEvent.keyboard('{Home}{Delete}')
    await expect(control.value).not.toContain('1')
    await userEvent.clear(control)
    await userEvent.keyboard('٤١٩٠')
    await expect(control).toHaveValue('4190')
  },
}

/** A mock of the WebOTP API. */
interface Reader {
  signal?: AbortSignal
  answer?: (message: { code: string }) => void
  refuse?: () => void
}
const asked = fn()
const reader: Reader = {}

const readsMessages = () => {
  const had = Object.getOwnPropertyDescriptor(window, 'OTPCredential')
  const own = Object.getOwnPropertyDescriptor(navigator, 'credentials')
  asked.mockClear()
  Object.defineProperty(window, 'OTPCredential', { value: fn(), configurable: true })
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      get: (request: { otp: unknown; signal: AbortSignal }) => {
        asked(request.otp)
        reader.signal = request.signal
        return new Promise((resolve, reject) => {
          reader.answer = resolve
          reader.refuse = () => reject(new Error('NotAllowedError'))
        })
      },
    },
  })
  return () => {
    if (had) Object.defineProperty(window, 'OTPCredential', had)
    else Reflect.deleteProperty(window, 'OTPCredential')
    if (own) Object.defineProperty(navigator, 'credentials', own)
    else Reflect.deleteProperty(navigator, 'credentials')
  }
}

export const WebOtpFillsIn: Story = {
  beforeEach: readsMessages,
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ transport: ['sms'] }))
    reader.answer?.({ code: 'G-4190' })
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('4190'))
    await expect(args.onComplete).toHaveBeenCalledTimes(1)
    await expect(args.onComplete).toHaveBeenLastCalledWith('4190')
  },
}

export const WebOtpStopsWhenTyped: Story = {
  beforeEach: readsMessages,
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(asked).toHaveBeenCalled())
    const first = reader.signal
    await userEvent.type(canvas.getByRole('textbox'), '1234')
    await expect(first?.aborted).toBe(true)
    reader.answer?.({ code: '9999' })
    await new Promise((resolve) => setTimeout(resolve))
    await expect(canvas.getByRole('textbox')).toHaveValue('1234')
    await expect(args.onComplete).toHaveBeenCalledTimes(1)
  },
}

export const WebOtpDenied: Story = {
  beforeEach: readsMessages,
  play: async ({ canvas, userEvent }) => {
    reader.refuse?.()
    await new Promise((resolve) => setTimeout(resolve))
    const control = canvas.getByRole('textbox')
    await expect(control).not.toHaveAttribute('aria-describedby')
    await userEvent.type(control, '1234')
    await expect(control).toHaveValue('1234')
  },
}

function Steps() {
  const [step, setStep] = useState<'phone' | 'code'>('code')
  return (
    <>
      {step === 'code' ? <OtpInput label="Code" /> : <p>+234 803 000 0001</p>}
      <Button onClick={() => setStep('phone')}>Back</Button>
    </>
  )
}

export const WebOtpStopsOnUnmount: Story = {
  render: () => <Steps />,
  beforeEach: readsMessages,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(asked).toHaveBeenCalled())
    const { signal } = reader
    await expect(signal?.aborted).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(signal?.aborted).toBe(true)
    await expect(canvas.getByText('+234 803 000 0001')).toBeVisible()
  },
}

export const WebOtpDisabled: Story = {
  args: { webOtp: false },
  beforeEach: readsMessages,
  play: async () => expect(asked).not.toHaveBeenCalled(),
}

/** The badges of four password managers. */
const badges = [
  '<div data-lastpass-icon-root="" style="position: relative !important; height: 24px !important; width: 24px !important; float: left !important"></div>',
  '<com-1password-button style="display: block; inline-size: 24px; block-size: 24px"></com-1password-button>',
  '<span data-dashlanecreated="true" style="display: inline-block; inline-size: 24px; block-size: 24px"></span>',
  '<div data-bwautofill="" style="inline-size: 40px; block-size: 40px"></div>',
]

export const PasswordManagerBadges: Story = {
  args: { defaultValue: '1234' },
  render: (args) => (
    <div style={{ inlineSize: 260 }}>
      <OtpInput {...args} />
      <p>Below</p>
    </div>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox')
    const place = () =>
      ['1', '2', '3', '4', 'Below'].map((text) => {
        const { left, top, width } = canvas.getByText(text).getBoundingClientRect()
        return [left, top, width].map(Math.round)
      })
    const before = place()
    for (const badge of badges)
      for (const where of ['beforebegin', 'afterend', 'beforeend'] as const) {
        const target = where === 'beforeend' ? control.parentElement : control
        const known = new Set(control.parentElement?.children)
        target?.insertAdjacentHTML(where, badge)
        await expect(place()).toEqual(before)
        Array.from(control.parentElement?.children ?? [])
          .filter((node) => !known.has(node))
          .forEach((node) => node.remove())
      }
    await expect(control.parentElement?.scrollWidth).toBeLessThanOrEqual(260)
  },
}

export const ShowsCaretBox: Story = {
  args: { defaultValue: '12' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    // Forced colors keep outlines.
    const marked = [...(canvas.getByText('2').parentElement?.children ?? [])].filter(
      (box) => getComputedStyle(box).outlineStyle === 'solid',
    )
    await expect(marked).toHaveLength(1)
    await expect(Number.parseFloat(getComputedStyle(marked[0] ?? document.body).outlineWidth)).toBe(3)
    await expect(getComputedStyle(marked[0] ?? document.body).transitionDuration).toBe('0s')
    // The caret, which a full box has not.
    await expect(getComputedStyle(marked[0] ?? document.body, '::before').blockSize).toBe('28px')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(getComputedStyle(canvas.getByText('2'), '::before').content).toBe('none')
  },
}
