// Long, because all cases of one behaviour are listed in one place.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { media } from '../theme/media.ts'
import { DateField } from './DateField.tsx'

const today = '2026-11-21'
const meta = {
  title: 'UI/Fields/DateField',
  component: DateField,
  args: { label: 'Expiry date', today, onValueChange: fn(), onProblemChange: fn() },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  render: () => (
    <Grid columns="thirds">
      <DateField label="Expiry date" today={today} />
      <DateField label="Road worthiness" hint="As on the document" today={today} defaultValue="2026-12-03" />
      <DateField label="Date of birth" calendar={false} autoComplete="bday" max={today} defaultValue="1990-03-27" />
      <DateField label="In the future" calendar={false} max={today} defaultValue="2031-03-27" />
      <DateField label="First day" optionalLabel="optional" today={today} min={today} defaultValue="2026-01-02" />
      <DateField label="Wrong" today={today} defaultValue="2026-12-03" error="The insurance ends before that" />
      <DateField label="Read only" today={today} defaultValue="2026-12-03" readOnly />
      <DateField label="Off" today={today} defaultValue="2026-12-03" disabled />
    </Grid>
  ),
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
const control = (canvas: Canvas, name = 'Expiry date') => canvas.getByRole<HTMLInputElement>('textbox', { name })

export const InsertsSeparators: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const date = control(canvas)
    await expect(date).toHaveAccessibleDescription('DD-MM-YYYY, such as 21-11-2026')
    await expect(date).toHaveAttribute('inputmode', 'numeric')
    await userEvent.type(date, '03122026')
    await expect(date).toHaveValue('03-12-2026')
    await expect(args.onValueChange?.mock.calls).toEqual([['2026-12-03']])
    // Deleted separators do not come back.
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}')
    await expect(date).toHaveValue('03-12-')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    await userEvent.keyboard('{Backspace}')
    await expect(date).toHaveValue('03-12')
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}')
    await expect(date).toHaveValue('0')
  },
}

export const Undoes: Story = {
  play: async ({ canvas, userEvent }) => {
    const date = control(canvas)
    await userEvent.type(date, '27/3/1990')
    await userEvent.tab()
    await expect(date).toHaveValue('27-03-1990')
    await userEvent.click(date)
    await userEvent.keyboard('{Control>}a{/Control}{Delete}27031')
    await expect(date).toHaveValue('27-03-1')
    await userEvent.keyboard('{Control>}zz{/Control}')
    await expect(date).toHaveValue('27-0')
    await userEvent.keyboard('{Control>}y{/Control}{Control>}{Shift>}Z{/Shift}{/Control}')
    await expect(date).toHaveValue('27-03-1')
    await userEvent.keyboard('{Control>}zzzzzz{/Control}')
    await expect(date).toHaveValue('27-03-1990')
    // From a context menu.
    await fireEvent.input(date, { target: { value: '' }, inputType: 'historyRedo' })
    await expect(date).toHaveValue('')
  },
}

/** What an input method composes stays as it is until the field is left. */
export const Composition: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const date = control(canvas)
    await userEvent.click(date)
    for (const value of ['2', '27', '270', '2703']) {
      await fireEvent.input(date, { target: { value }, isComposing: true })
      await expect(date).toHaveValue(value)
    }
    await fireEvent.input(date, { target: { value: '27031990' }, isComposing: true })
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1990-03-27')
    await userEvent.tab()
    await expect(date).toHaveValue('27-03-1990')
  },
}

export const FormatsOnBlur: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const date = control(canvas)
    const written = ['3/12/2026', '3.12.2026', '3 dec 2026', '2026-12-03', '03122026', 'December 3, 2026']
    for (const text of written) {
      await userEvent.clear(date)
      await userEvent.paste(text)
      await expect(date).toHaveValue(text)
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-03')
      await userEvent.tab()
      await expect(date).toHaveValue('03-12-2026')
      await expect(date).not.toHaveAttribute('aria-invalid')
      date.focus()
    }
  },
}

export const KeepsTheCaret: Story = {
  args: { defaultValue: '2026-12-03' },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const date = control(canvas)
    for (let position = 0; position < 10; position += 1) {
      await userEvent.type(date, '1', { initialSelectionStart: position, initialSelectionEnd: position })
      await expect(date.selectionStart).toBe(position + 1)
      await userEvent.keyboard('{Backspace}')
      await expect(date).toHaveValue('03-12-2026')
      await expect(date.selectionStart).toBe(position)
    }
  },
}

export const ShowsErrorsOnBlur: Story = {
  args: { min: '2026-11-01', max: '2027-12-31', isDateUnavailable: (day) => day === '2026-12-25' },
  play: async ({ args, canvas, userEvent }) => {
    const date = control(canvas)
    const cases = [
      ['31-02-2027', 'The day must be from 1 to 28', 'day'],
      ['00-01-2027', 'The day must be from 1 to 31', 'day'],
      ['01-13-2027', 'The month must be from 1 to 12', 'month'],
      ['03-12-26', 'Enter the year with four digits', 'year'],
      ['03-12', 'Enter day, month and year', 'incomplete'],
      ['next week', 'Enter the date as DD-MM-YYYY, such as 21-11-2026', 'unreadable'],
      ['31-10-2026', 'Must be 01-11-2026 or later', 'before'],
      ['01-01-2028', 'Must be 31-12-2027 or earlier', 'after'],
      ['25-12-2026', 'This day is not available', 'unavailable'],
    ] as const
    for (const [text, message, problem] of cases) {
      await userEvent.clear(date)
      // An empty or unfinished date is no error.
      await expect(date).not.toHaveAttribute('aria-invalid')
      await userEvent.tab()
      date.focus()
      await userEvent.paste(text)
      await expect(args.onProblemChange).toHaveBeenLastCalledWith(problem)
      await expect(date).not.toHaveAttribute('aria-invalid')
      await userEvent.tab()
      await expect(date).toBeInvalid()
      await expect(date).toHaveValue(text)
      await expect(date).toHaveAccessibleDescription(`DD-MM-YYYY, such as 21-11-2026 ${message}`)
      await expect(date.validity.customError).toBe(true)
      date.focus()
    }
    // The error disappears with the keystroke that fixes it.
    await userEvent.clear(date)
    await userEvent.type(date, '24122026')
    await expect(date).not.toHaveAttribute('aria-invalid')
    await expect(args.onProblemChange).toHaveBeenLastCalledWith(null)
  },
}

export const DateOfBirthInTheFuture: Story = {
  render: () => <DateField label="Date of birth" calendar={false} max={today} labels={{ after: 'A date of birth lies in the past' }} />,
  play: async ({ canvas, userEvent }) => {
    const date = control(canvas, 'Date of birth')
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.type(date, '22112026')
    await userEvent.tab()
    await expect(date).toHaveAccessibleDescription(/A date of birth lies in the past/)
  },
}

export const Clearing: Story = {
  args: { defaultValue: '2026-12-03' },
  tags: ['one-theme'],
  play: async ({ args, canvas, userEvent }) => {
    const date = control(canvas)
    await userEvent.click(date)
    await userEvent.keyboard('{Control>}a{/Control}{Delete}')
    await expect(date).toHaveValue('')
    await expect(args.onValueChange?.mock.calls).toEqual([[null]])
    await userEvent.tab()
    await expect(date).not.toHaveAttribute('aria-invalid')
  },
}

export const Autofill: Story = {
  args: { label: 'Date of birth', autoComplete: 'bday' },
  tags: ['one-theme'],
  play: async ({ args, canvas }) => {
    const date = control(canvas, 'Date of birth')
    await expect(date).toHaveAttribute('autocomplete', 'bday')
    // Browsers autofill without focus.
    await fireEvent.input(date, { target: { value: '1990-03-27' } })
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1990-03-27')
    await expect(date).toHaveValue('27-03-1990')
  },
}

const dialog = () => screen.findByRole('dialog', { name: 'Expiry date' })
const opener = (canvas: Canvas) => canvas.getByRole('button', { name: 'Choose date, Expiry date' })

export const SelectsFromTheCalendar: Story = {
  args: { defaultValue: '2026-12-03' },
  play: async ({ args, canvas, userEvent }) => {
    const button = opener(canvas)
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).not.toHaveAttribute('aria-controls')
    await userEvent.click(button)
    const shown = await dialog()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(button).toHaveAttribute('aria-controls', shown.id)
    const selectedDay = within(shown).getByRole('button', { name: 'Thursday 3 December 2026, selected' })
    await waitFor(() => expect(selectedDay).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onValueChange?.mock.calls).toEqual([['2026-12-10']])
    await expect(control(canvas)).toHaveValue('10-12-2026')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(canvas.getByText('Thursday 10 December 2026 selected')).toHaveAttribute('role', 'status')
  },
}

export const EscapeKeepsTheDate: Story = {
  args: { defaultValue: '2026-12-03' },
  play: async ({ args, canvas, userEvent }) => {
    const button = opener(canvas)
    button.focus()
    await userEvent.keyboard(' ')
    const shown = await dialog()
    await waitFor(() => expect(shown).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{ArrowDown}{PageDown}{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await expect(control(canvas)).toHaveValue('03-12-2026')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    // The button toggles the calendar.
    await userEvent.click(button)
    await dialog()
    await userEvent.click(button)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** A day of the calendar is undone like a typed one. A value that comes from elsewhere begins anew. */
export const UndoesTheCalendar: Story = {
  render: function Render(args) {
    const [value, setValue] = useState<string | null>('2026-12-03')
    return (
      <>
        <DateField {...args} value={value} onValueChange={setValue} />
        <button type="button" onClick={() => setValue('2027-01-15')}>
          Next year
        </button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const date = control(canvas)
    await userEvent.click(date)
    await userEvent.keyboard('{Control>}a{/Control}04122026')
    await userEvent.click(opener(canvas))
    await dialog()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Friday 4 December 2026, selected' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(date).toHaveValue('11-12-2026'))
    await userEvent.click(date)
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(date).toHaveValue('04-12-2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Next year' }))
    await expect(date).toHaveValue('15-01-2027')
    await userEvent.click(date)
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(date).toHaveValue('15-01-2027')
  },
}

export const TabStaysInTheCalendar: Story = {
  args: { defaultValue: '2026-12-03' },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(opener(canvas))
    const shown = await dialog()
    const stops = ['Thursday 3 December 2026, selected', 'Previous month', 'Month', 'Year', 'Next month']
    await waitFor(() => expect(within(shown).getByRole('button', { name: stops[0] ?? '' })).toHaveFocus())
    for (const name of [...stops.slice(1), stops[0]]) {
      await userEvent.tab()
      await expect(document.activeElement).toHaveAccessibleName(name)
    }
    await userEvent.tab({ shift: true })
    await expect(document.activeElement).toHaveAccessibleName('Next month')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const OpensWithAltArrowDown: Story = {
  args: { defaultMonth: '2027-05-20' },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const date = control(canvas)
    await userEvent.click(date)
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const shown = await dialog()
    await expect(within(shown).getByRole('grid', { name: 'May 2027' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(date).toHaveFocus())
  },
}

const clock = fn(() => today)
export const CallsTodayOnOpening: Story = {
  args: { today: clock },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    clock.mockClear()
    await expect(clock).not.toHaveBeenCalled()
    await userEvent.click(opener(canvas))
    await dialog()
    await waitFor(() => expect(screen.getByRole('button', { name: /Today, Saturday 21 November/ })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // After midnight.
    clock.mockReturnValueOnce('2026-11-22')
    await userEvent.click(opener(canvas))
    await dialog()
    await waitFor(() => expect(screen.getByRole('button', { name: /Today, Sunday 22 November/ })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

function RenewalForm() {
  return (
    <Dialog title="Renew" trigger={<Button>Renew</Button>}>
      <Stack>
        <DateField label="Expiry date" today={today} defaultValue="2026-12-03" />
        {Array.from({ length: 30 }, (_line, index) => (
          <p key={index}>What was agreed stays agreed.</p>
        ))}
      </Stack>
    </Dialog>
  )
}

export const InsideADialog: Story = {
  render: () => <RenewalForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Renew' }))
    const outer = await screen.findByRole('dialog', { name: 'Renew' })
    await userEvent.click(within(outer).getByRole('button', { name: /Choose date/ }))
    const shown = await dialog()
    await waitFor(() => expect(shown).toContainElement(document.activeElement as HTMLElement))
    const before = outer.scrollTop
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{PageDown}{End}')
    await expect(outer.scrollTop).toBe(before)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Expiry date' })).toBeNull())
    // Only the calendar closes.
    await expect(screen.getByRole('dialog', { name: 'Renew' })).toBeVisible()
    await userEvent.click(within(outer).getByRole('button', { name: /Choose date/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Friday 4 December 2026' }))
    await expect(within(outer).getByRole('textbox')).toHaveValue('04-12-2026')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Expiry date' })).toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const submitted = fn()
export const InAForm: Story = {
  render: (args) => (
    <form
      aria-label="Document"
      onSubmit={(event) => {
        event.preventDefault()
        submitted([...new FormData(event.currentTarget)])
      }}
    >
      <Stack align="start">
        <DateField {...args} name="expires" defaultValue="2026-12-03" required />
        <fieldset disabled>
          <DateField label="Off" name="off" today={today} defaultValue="2026-12-03" />
        </fieldset>
        <Button type="submit">Save</Button>
        <Button type="reset" variant="secondary">
          Start again
        </Button>
      </Stack>
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    submitted.mockClear()
    const form = canvas.getByRole<HTMLFormElement>('form')
    const date = control(canvas)
    await expect(date).toBeRequired()
    await expect(control(canvas, 'Off')).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Choose date, Off' })).toBeDisabled()
    await userEvent.clear(date)
    await expect(form.checkValidity()).toBe(false)
    await userEvent.type(date, '4/12/2026')
    // Enter submits the formatted date.
    await userEvent.keyboard('{Enter}')
    await expect(submitted.mock.calls).toEqual([[[['expires', '2026-12-04']]]])
    await expect(date).toHaveValue('04-12-2026')
    await userEvent.clear(date)
    await userEvent.type(date, '31-02-2026{Enter}')
    await expect(form.checkValidity()).toBe(false)
    await expect(date).toBeInvalid()
    await expect(submitted).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(date).toHaveValue('03-12-2026')
    await expect(date).not.toHaveAttribute('aria-invalid')
    await expect([...new FormData(form)]).toEqual([['expires', '2026-12-03']])
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-03')
  },
}

function ControlledDateField() {
  const [day, setDay] = useState<string | null>('2026-12-03')
  return (
    <>
      <DateField label="Expiry date" today={today} value={day} onValueChange={setDay} />
      <Button onClick={() => setDay('2027-01-31')}>Next month</Button>
    </>
  )
}

export const Controlled: Story = {
  render: () => <ControlledDateField />,
  play: async ({ canvas, userEvent }) => {
    const date = control(canvas)
    await expect(date).toHaveValue('03-12-2026')
    await userEvent.clear(date)
    await userEvent.type(date, 'soon')
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
    await expect(date).toHaveValue('31-01-2027')
    await expect(date).not.toHaveAttribute('aria-invalid')
  },
}

export const ReadOnlyAndDisabled: Story = {
  render: () => (
    <>
      <DateField label="Read only" today={today} defaultValue="2026-12-03" readOnly />
      <DateField label="Off" today={today} defaultValue="2026-12-03" disabled />
    </>
  ),
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    const fixed = control(canvas, 'Read only')
    await userEvent.click(fixed)
    await userEvent.keyboard('1{Alt>}{ArrowDown}{/Alt}')
    await expect(fixed).toHaveValue('03-12-2026')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Choose date, Read only' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Choose date, Off' })).toBeDisabled()
  },
}

export const OnAPhone: Story = {
  args: { defaultValue: '2026-12-03' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  // The test window keeps its width; only the media query matches a phone.
  beforeEach: () => {
    const matchMedia = window.matchMedia.bind(window)
    window.matchMedia = (query) => {
      const list = matchMedia(query)
      if (query === media.phone) Object.defineProperty(list, 'matches', { value: true })
      return list
    }
    return () => {
      window.matchMedia = matchMedia
    }
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(opener(canvas))
    const shown = await dialog()
    await expect(shown).toHaveAttribute('aria-modal', 'true')
    await expect(within(shown).getByRole('heading', { name: 'Expiry date' })).toBeVisible()
    await waitFor(() => expect(within(shown).getByRole('button', { name: /selected/ })).toHaveFocus())
    await userEvent.click(within(shown).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener(canvas)).toHaveFocus())
    await userEvent.click(opener(canvas))
    await userEvent.click(await screen.findByRole('button', { name: 'Friday 4 December 2026' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-04')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener(canvas)).toHaveFocus())
  },
}

export const NarrowRightToLeft: Story = {
  args: { defaultValue: '2026-12-03' },
  render: (args) => (
    <div dir="rtl" style={{ inlineSize: 320 }}>
      <DateField {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const date = control(canvas)
    await expect(opener(canvas).getBoundingClientRect().left).toBeLessThan(date.getBoundingClientRect().left + 1)
    await userEvent.click(opener(canvas))
    const shown = await dialog()
    await waitFor(() => expect(within(shown).getByRole('button', { name: /selected/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await expect(date).toHaveValue('04-12-2026')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
