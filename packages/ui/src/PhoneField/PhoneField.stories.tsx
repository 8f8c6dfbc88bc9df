// Long because all cases of typing, pasting, country changes and submission are in one file.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fireEvent, fn, screen, spyOn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { PhoneField } from './PhoneField.tsx'
import { phoneModuleStore } from './phoneModuleStore.ts'

const meta = {
  title: 'UI/Fields/PhoneField',
  component: PhoneField,
  args: { label: 'Phone number', onValueChange: fn(), onCountryChange: fn() },
} satisfies Meta<typeof PhoneField>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Grid columns="thirds">
      <PhoneField label="Phone number" hint="We send a 4-digit code by SMS" />
      <PhoneField label="Filled" defaultValue="+2348030000001" />
      <PhoneField label="Wrong" defaultValue="+234803000" error="Invalid phone number" />
      <PhoneField label="Another country" defaultValue="+447400123456" />
      <PhoneField label="Of no country" defaultValue="+80012345678" />
      <PhoneField label="Read only" readOnly defaultValue="+2348030000001" />
      <PhoneField label="Off" disabled defaultValue="+2348030000001" />
      <PhoneField label="Long" optionalLabel="optional" defaultValue="+16846331234" note={{ tone: 'success', text: 'Confirmed' }} />
    </Grid>
  ),
}

/** Waits until the numbering plans have loaded, as after the first focus. */
const ready = () => waitFor(() => expect(phoneModuleStore.getSnapshot().rules.editing).toBeDefined())
const digits = (text: string) => text.replaceAll(/[^\d+]/g, '')

export const TypesNumber: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' })
    await expect(control).toHaveAttribute('type', 'tel')
    await expect(control).toHaveAttribute('autocomplete', 'tel')
    await expect(control).toHaveValue('')
    await expect(canvas.getByRole('group', { name: 'Phone number with country' })).toContainElement(control)
    await expect(canvas.getByRole('button', { name: 'Country: Nigeria +234' })).toBeVisible()
    await userEvent.click(canvas.getByText('Phone number'))
    await expect(control).toHaveFocus()
    await ready()
    await userEvent.keyboard('08031234567')
    await expect(control).toHaveValue('0803 123 4567')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+2348031234567', {
      value: '+2348031234567',
      country: 'NG',
      national: '8031234567',
      valid: true,
      possible: true,
      reason: null,
      verified: true,
    })
    await userEvent.clear(control)
    await expect(args.onValueChange).toHaveBeenLastCalledWith('', expect.objectContaining({ country: 'NG', valid: false, reason: null }))
    await userEvent.keyboard('8031234567')
    await expect(control).toHaveValue('803 123 4567')
    await userEvent.clear(control)
    await userEvent.keyboard('٢٣٤٨٠٣١٢٣٤٥٦٧')
    await expect(control).toHaveValue('234 803 123 4567')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+2348031234567', expect.objectContaining({ valid: true }))
    // The button shows the calling code; the number omits it.
    await userEvent.tab()
    await expect(control).toHaveValue('803 123 4567')
    await expect(args.onCountryChange).not.toHaveBeenCalled()
  },
}

export const ForeignNumber: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.click(control)
    await ready()
    await userEvent.keyboard('+')
    await expect(canvas.getByRole('button', { name: 'Country: Nigeria +234' })).toBeVisible()
    await userEvent.keyboard('447400123456')
    await expect(control).toHaveValue('+44 7400 123456')
    await expect(canvas.getByRole('button', { name: 'Country: United Kingdom +44' })).toBeVisible()
    await expect(args.onCountryChange).toHaveBeenCalledTimes(1)
    await expect(args.onCountryChange).toHaveBeenLastCalledWith('GB')
    await expect(canvas.getByRole('status')).toHaveTextContent('Country: United Kingdom +44')
    await userEvent.tab()
    await expect(control).toHaveValue('7400 123456')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+447400123456', expect.objectContaining({ valid: true }))
    await userEvent.clear(control)
    await expect(canvas.getByRole('button', { name: 'Country: United Kingdom +44' })).toBeVisible()
    await userEvent.keyboard('0033612345678')
    await expect(control).toHaveValue('+33 6 12 34 56 78')
    await expect(args.onCountryChange).toHaveBeenLastCalledWith('FR')
    await userEvent.clear(control)
    await userEvent.keyboard('+80012345678')
    await expect(canvas.getByRole('button', { name: 'Country: international number' })).toBeVisible()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+80012345678', expect.objectContaining({ country: '', valid: true }))
    await userEvent.tab()
    await expect(control).toHaveValue('+800 1234 5678')
    await userEvent.clear(control)
    await userEvent.keyboard('0803')
    await expect(canvas.getByRole('button', { name: 'Country: Nigeria +234' })).toBeVisible()
  },
}

export const SharedCallingCode: Story = {
  args: { defaultCountry: 'CA' },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await userEvent.click(control)
    await ready()
    await userEvent.keyboard('+1')
    await expect(canvas.getByRole('button', { name: 'Country: Canada +1' })).toBeVisible()
    await userEvent.keyboard('212')
    await expect(canvas.getByRole('button', { name: 'Country: United States +1' })).toBeVisible()
    await userEvent.keyboard('{Backspace>3/}204')
    await expect(canvas.getByRole('button', { name: 'Country: Canada +1' })).toBeVisible()
  },
}

export const KeepsTheCaret: Story = {
  args: { defaultValue: '+2348031234567' },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole<HTMLInputElement>('textbox')
    const stand = (place: number) => control.setSelectionRange(place, place)
    await userEvent.click(control)
    await ready()
    await expect(control).toHaveValue('803 123 4567')
    for (let place = 0; place <= 12; place++) {
      stand(place)
      const before = digits(control.value.slice(0, place))
      await userEvent.keyboard('9')
      await expect(digits(control.value.slice(0, control.selectionStart ?? 0))).toBe(`${before}9`)
      await userEvent.keyboard('{Backspace}')
      await expect(digits(control.value.slice(0, control.selectionStart ?? 0))).toBe(before)
      await expect(control).toHaveValue('803 123 4567')
    }
    // Across a space, Backspace deletes the digit before it.
    stand(4)
    await userEvent.keyboard('{Backspace}')
    await expect(digits(control.value)).toBe('801234567')
    await expect(control.selectionStart).toBe(2)
    await userEvent.keyboard('3')
    stand(3)
    await userEvent.keyboard('{Delete}')
    await expect(digits(control.value)).toBe('803234567')
    await userEvent.keyboard('{Control>}a{/Control}7')
    await expect(control).toHaveValue('7')
  },
}

export const Undoes: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await userEvent.click(control)
    await ready()
    await userEvent.keyboard('0803')
    await userEvent.paste('+44 7400 123456')
    await expect(control).toHaveValue('7400 123456')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(control).toHaveValue('0803')
    await expect(args.onCountryChange).toHaveBeenLastCalledWith('NG')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(control).toHaveValue('080')
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect(control).toHaveValue('0803')
    await userEvent.keyboard('{Control>}y{/Control}')
    await expect(control).toHaveValue('7400 123456')
    await expect(args.onCountryChange).toHaveBeenLastCalledWith('GB')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+447400123456', expect.anything())
    await fireEvent.input(control, { target: { value: '' }, inputType: 'historyUndo' })
    await expect(control).toHaveValue('0803')
  },
}

export const Pastes: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.click(control)
    await ready()
    await userEvent.paste('Tel: +234 (0) 803\u00A0123\u00A04567')
    await expect(control).toHaveValue('803 123 4567')
    await userEvent.paste('tel:+44-7400-123456;ext=3')
    await expect(control).toHaveValue('7400 123456')
    await expect(args.onCountryChange).toHaveBeenLastCalledWith('GB')
    // Replaces a selection, and inserts in the middle.
    control.setSelectionRange(5, 11)
    await userEvent.paste('654 321')
    await expect(control).toHaveValue('7400 654321')
    await expect(control.selectionStart).toBe(11)
    control.setSelectionRange(4, 4)
    await userEvent.paste('9')
    await expect(digits(control.value)).toBe('74009654321')
    await expect(digits(control.value.slice(0, control.selectionStart ?? 0))).toBe('74009')
    await userEvent.clear(control)
    await userEvent.paste('2348031234567')
    await expect(control).toHaveValue('2348031234567')
    await userEvent.clear(control)
    await userEvent.paste('nobody')
    await expect(control).toHaveValue('')
    await expect(control).toHaveAccessibleDescription('Enter digits only')
    await expect(canvas.getByRole('status')).toHaveTextContent('Enter digits only')
    await userEvent.keyboard('7')
    await expect(control).not.toHaveAttribute('aria-describedby')
    await userEvent.keyboard('x')
    await expect(control).toHaveValue('7')
    await expect(control).toHaveAccessibleDescription('Enter digits only')
  },
}

export const Autofill: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await userEvent.click(control)
    await ready()
    await fireEvent.input(control, { target: { value: '+447400123456' } })
    await expect(control).toHaveValue('7400 123456')
    await expect(canvas.getByRole('button', { name: 'Country: United Kingdom +44' })).toBeVisible()
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await fireEvent.input(control, { target: { value: '+2348031234567' } })
    await expect(control).toHaveValue('803 123 4567')
    await fireEvent.input(control, { target: { value: '' } })
    await fireEvent.input(control, { target: { value: '08031234567' } })
    await expect(control).toHaveValue('0803 123 4567')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+2348031234567', expect.anything())
  },
}

export const ShowsErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.tab()
    await userEvent.tab()
    await ready()
    await userEvent.keyboard('0803123')
    await expect(control).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect(control).toHaveAttribute('aria-invalid', 'true')
    await expect(control).toHaveAccessibleDescription('This phone number is too short')
    await userEvent.click(control)
    await userEvent.keyboard('{End}4567')
    await expect(control).not.toHaveAttribute('aria-invalid')
    await expect(control).not.toHaveAttribute('aria-describedby')
    await userEvent.clear(control)
    await userEvent.keyboard('+9991234567')
    await expect(control).toHaveAccessibleDescription('No country has this code')
    await userEvent.keyboard('{Backspace>12/}+44740012345678')
    await expect(control).toHaveAccessibleDescription('This phone number is too long')
    await userEvent.clear(control)
    await userEvent.keyboard('00')
    await userEvent.tab()
    await userEvent.clear(control)
    await userEvent.tab()
    await expect(control).not.toHaveAttribute('aria-invalid')
  },
}

export const ValidateOnNever: Story = {
  args: { validateOn: 'never', error: 'Please provide a valid phone number', defaultValue: '+234803' },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await userEvent.click(control)
    await userEvent.tab()
    await expect(control).toHaveAccessibleDescription('Please provide a valid phone number')
    await expect(control).toBeInvalid()
  },
}

function Form() {
  const control = useRef<HTMLInputElement>(null)
  return (
    <form aria-label="Register">
      <PhoneField ref={control} label="Phone number" name="phone" countryName="country_code" required />
      <fieldset disabled>
        <PhoneField label="Off" name="off" defaultValue="+2348030000001" />
      </fieldset>
      <Button variant="secondary" onClick={() => control.current?.focus()}>
        Go there
      </Button>
      <Button type="reset" variant="secondary">
        Start again
      </Button>
    </form>
  )
}

export const InForm: Story = {
  render: () => <Form />,
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    const control = canvas.getByLabelText('Phone number', { selector: 'input' })
    await userEvent.click(canvas.getByRole('button', { name: 'Go there' }))
    await expect(control).toHaveFocus()
    await ready()
    await expect(form.checkValidity()).toBe(false)
    await userEvent.keyboard('+4474')
    await expect(form.checkValidity()).toBe(false)
    await expect([...new FormData(form)]).toEqual([
      ['phone', '+4474'],
      ['country_code', 'GB'],
    ])
    await userEvent.keyboard('00123456')
    await expect(form.checkValidity()).toBe(true)
    await expect([...new FormData(form)]).toEqual([
      ['phone', '+447400123456'],
      ['country_code', 'GB'],
    ])
    await expect(canvas.getAllByRole('button', { name: /^Country/ }).at(-1)).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(control).toHaveValue('')
    await expect([...new FormData(form)]).toEqual([
      ['phone', ''],
      ['country_code', 'NG'],
    ])
  },
}

function FromOutside() {
  const [value, setValue] = useState('')
  const [country, setCountry] = useState('NG')
  return (
    <>
      <PhoneField label="Phone number" value={value} onValueChange={setValue} defaultCountry={country} />
      <PhoneField label="Fixed" value="+2348030000001" />
      <Button onClick={() => setValue('+447400123456')}>London</Button>
      <Button onClick={() => setValue('+80012345678')}>Nowhere</Button>
      <Button onClick={() => setValue('')}>None</Button>
      <Button onClick={() => setCountry('GH')}>Ghana</Button>
    </>
  )
}

export const Controlled: Story = {
  render: () => <FromOutside />,
  play: async ({ canvas, userEvent }) => {
    const [control, fixed] = canvas.getAllByRole('textbox')
    if (!control || !fixed) throw new Error('Two fields')
    await userEvent.click(control)
    await ready()
    await userEvent.click(canvas.getByRole('button', { name: 'Ghana' }))
    await expect(canvas.getByRole('button', { name: 'Country: Ghana +233' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'London' }))
    await expect(control).toHaveValue('7400 123456')
    await expect(canvas.getByRole('button', { name: 'Country: United Kingdom +44' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Nowhere' }))
    await expect(control).toHaveValue('+800 1234 5678')
    await userEvent.click(canvas.getByRole('button', { name: 'None' }))
    await expect(control).toHaveValue('')
    await userEvent.click(control)
    await userEvent.keyboard('+3361')
    await expect(canvas.getByRole('button', { name: 'Country: France +33' })).toBeVisible()
    await userEvent.click(fixed)
    await userEvent.keyboard('9')
    await expect(fixed).toHaveValue('803 000 0001')
  },
}

export const IgnoresLaterDefaults: Story = {
  render: () => <FromOutside />,
  play: async ({ canvas, userEvent }) => {
    const [control] = canvas.getAllByRole('textbox')
    if (!control) throw new Error('A field')
    await userEvent.click(control)
    await userEvent.keyboard('0803')
    await userEvent.click(canvas.getByRole('button', { name: 'Ghana' }))
    await expect(canvas.getAllByRole('button', { name: 'Country: Nigeria +234' })).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: 'Country: Ghana +233' })).toBeNull()
  },
}

const reported = fn()

export const MalformedValue: Story = {
  args: { value: '0803-CALL' },
  beforeEach: () => {
    reported.mockClear()
    const spy = spyOn(console, 'error').mockImplementation(reported)
    return () => spy.mockRestore()
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('0803-CALL')
    // A published Storybook, like an app, has React's production build: nothing is said to developers there.
    if (import.meta.env.DEV) await expect(reported).toHaveBeenCalledWith(expect.stringContaining('0803-CALL'))
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeInvalid())
  },
}

const offline = fn(() => Promise.reject(new Error('offline')))

export const WithoutNumberingPlans: Story = {
  beforeEach: () => {
    const { source } = phoneModuleStore
    phoneModuleStore.reset()
    offline.mockClear()
    phoneModuleStore.source = offline
    return () => {
      phoneModuleStore.source = source
      phoneModuleStore.reset()
    }
  },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await expect(offline).not.toHaveBeenCalled()
    await userEvent.click(control)
    await expect(offline).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('08031234567')
    await expect(control).toHaveValue('08031234567')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+2348031234567', expect.objectContaining({ valid: true, verified: false }))
    await userEvent.clear(control)
    await userEvent.paste('+447400123456')
    await expect(control).toHaveValue('+447400123456')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+447400123456', expect.objectContaining({ valid: true, verified: false }))
    await userEvent.click(canvas.getByRole('button', { name: 'Country: international number' }))
    const words = 'The countries could not be loaded. Type + and the code instead.'
    await waitFor(() => expect(control).toHaveAccessibleDescription(words))
    await expect(canvas.getByRole('status')).toHaveTextContent(words)
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false')
    await expect(control).not.toHaveAttribute('aria-invalid')
    // The next focus loads again.
    const asked = offline.mock.calls.length
    await userEvent.click(control)
    await expect(offline.mock.calls.length).toBeGreaterThan(asked)
  },
}

const notations = ['00234 803 123 4567', '002348031234567', '+2348031234567', '+234 (0) 803 123 4567', '2348031234567', '08031234567']

/** Pasted before or after the numbering plans have come, left before or after that: one number, with its calling code shown once. */
export const PastesAnyNotation: Story = {
  tags: ['one-theme'],
  beforeEach: () => {
    const { source } = phoneModuleStore
    return () => {
      phoneModuleStore.source = source
    }
  },
  play: async ({ args, canvas, userEvent }) => {
    const { source } = phoneModuleStore
    const control = canvas.getByRole<HTMLInputElement>('textbox')
    const expectOneNumber = async () => {
      await expect(digits(control.value)).toMatch(/^0?8031234567$/)
      await expect(canvas.getByRole('button', { name: 'Country: Nigeria +234' })).toBeVisible()
      await expect(args.onValueChange).toHaveBeenLastCalledWith('+2348031234567', expect.objectContaining({ country: 'NG', valid: true }))
    }
    for (const notation of notations)
      for (const isLeft of [true, false]) {
        let arrive = () => {}
        const plans = new Promise<void>((resolve) => (arrive = resolve))
        phoneModuleStore.source = () => plans.then(source)
        phoneModuleStore.reset()
        await userEvent.clear(control)
        await userEvent.click(control)
        await userEvent.paste(notation)
        await expectOneNumber()
        if (isLeft) await userEvent.tab()
        arrive()
        await ready()
        await waitFor(expectOneNumber)
        await userEvent.clear(control)
        await userEvent.paste(notation)
        await userEvent.tab()
        await expectOneNumber()
      }
  },
}

/** What was typed before the numbering plans have come is undone step by step, too. */
export const UndoesWhatWasTypedBeforeThePlans: Story = {
  tags: ['one-theme'],
  beforeEach: () => withALateList(),
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await userEvent.click(control)
    await userEvent.keyboard('0803')
    document.dispatchEvent(new Event('list'))
    await ready()
    await waitFor(() => expect(control).toHaveValue('0803'))
    await userEvent.keyboard('12')
    await userEvent.keyboard('{Control>}zz{/Control}')
    await expect(control).toHaveValue('0803')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(control).toHaveValue('080')
    await userEvent.keyboard('{Control>}zzz{/Control}')
    await expect(control).toHaveValue('')
    await userEvent.keyboard('{Control>}y{/Control}')
    await expect(control).toHaveValue('0')
  },
}

/** The list loads after this event. */
const withALateList = () => {
  const { source } = phoneModuleStore
  phoneModuleStore.reset()
  const here = new Promise<void>((resolve) => {
    document.addEventListener('list', () => resolve(), { once: true })
  })
  phoneModuleStore.source = async () => {
    await here
    return source()
  }
  return () => {
    phoneModuleStore.source = source
  }
}

export const OpensLateList: Story = {
  tags: ['one-theme'],
  beforeEach: withALateList,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    document.dispatchEvent(new Event('list'))
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Name or code' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

export const LateListDoesNotInterruptTyping: Story = {
  tags: ['one-theme'],
  beforeEach: withALateList,
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(control)
    await userEvent.keyboard('0803')
    document.dispatchEvent(new Event('list'))
    await ready()
    await new Promise((done) => setTimeout(done, 50))
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(control).toHaveFocus()
  },
}

export const PlansLoadWhileTyping: Story = {
  args: { defaultCountry: 'US' },
  beforeEach: () => {
    const { source } = phoneModuleStore
    phoneModuleStore.reset()
    let arrive = () => {}
    const here = new Promise<void>((resolve) => {
      arrive = resolve
    })
    phoneModuleStore.source = async () => {
      await here
      return source()
    }
    document.addEventListener('rules', arrive)
    return () => {
      document.removeEventListener('rules', arrive)
      phoneModuleStore.source = source
    }
  },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.click(control)
    await userEvent.keyboard('2042345678')
    await expect(digits(control.value)).toBe('2042345678')
    control.setSelectionRange(control.value.indexOf('234') + 1, control.value.indexOf('234') + 1)
    document.dispatchEvent(new Event('rules'))
    await waitFor(() => expect(control).toHaveValue('(204) 234-5678'))
    await expect(digits(control.value.slice(0, control.selectionStart ?? 0))).toBe('2042')
    await userEvent.keyboard('9{Backspace}')
    await expect(args.onCountryChange).toHaveBeenLastCalledWith('CA')
  },
}

export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: '+2348030000001' },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await expect(canvas.getByRole('button')).toBeDisabled()
    await userEvent.click(control)
    await expect(control).toHaveFocus()
    await userEvent.keyboard('9{Backspace}{Control>}z{/Control}')
    await userEvent.paste('+447400123456')
    await expect(digits((control as HTMLInputElement).value)).toBe('8030000001')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const NarrowRtl: Story = {
  args: { defaultValue: '+5926091234' },
  render: (args) => (
    <div dir="rtl" style={{ inlineSize: 288 }}>
      <PhoneField {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox')
    const button = canvas.getByRole('button')
    // Numbers are left to right with the calling code first.
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(control.getBoundingClientRect().left)
    await expect(control.scrollWidth).toBeLessThanOrEqual(control.clientWidth)
    await expect(canvas.getByRole('group').scrollWidth).toBeLessThanOrEqual(288)
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(42)
  },
}
