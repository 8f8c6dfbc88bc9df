import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Calendar } from './Calendar.tsx'

const today = '2026-12-10'
const meta = {
  title: 'UI/Fields/Calendar',
  component: Calendar,
  args: { today, onValueChange: fn(), onDayClick: fn() },
} satisfies Meta<typeof Calendar>
export default meta
type Story = StoryObj<typeof meta>

const isSunday = (day: string) => ['2026-12-06', '2026-12-13', '2026-12-20', '2026-12-27'].includes(day)

export const Overview: Story = {
  render: () => (
    <Inline gap="huge" align="start">
      <Calendar today={today} defaultValue="2026-12-03" />
      <Calendar today={today} defaultValue={today} />
      <Calendar today={today} min="2026-12-07" max="2027-01-15" isDateUnavailable={isSunday} />
      <Calendar today={today} defaultMonth="2027-08-01" weekStart="sunday" />
    </Inline>
  ),
}

/** On a phone of 320 pixels with text of 200 % month and year can be read. */
export const LargeTextOnASmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone' }, text: '200%' },
  args: { defaultMonth: '2026-09-01' },
  render: (args) => (
    <div style={{ inlineSize: 254 }}>
      <Calendar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Month', 'Year']) {
      const select = canvas.getByRole('combobox', { name })
      const shown = select.offsetWidth
      select.style.minInlineSize = 'max-content'
      await expect(select.offsetWidth).toBe(shown)
    }
  },
}

const day = (canvas: ReturnType<typeof within>, name: string | RegExp) => canvas.getByRole('button', { name })

export const GridOfDays: Story = {
  args: { defaultValue: '2026-12-03' },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'December 2026' })
    const heads = within(grid).getAllByRole('columnheader')
    await expect(heads.map((head) => head.lastElementChild?.textContent)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ])
    await expect(within(grid).getAllByRole('row')).toHaveLength(6)
    const selectedDay = day(canvas, 'Thursday 3 December 2026, selected')
    await expect(selectedDay.parentElement).toHaveAttribute('aria-selected', 'true')
    await expect(grid.querySelectorAll('td[aria-selected="true"]')).toHaveLength(1)
    await expect(day(canvas, 'Today, Thursday 10 December 2026')).toHaveAttribute('aria-current', 'date')
    // The grid is one tab stop.
    const stops = within(grid)
      .getAllByRole('button')
      .filter((button) => button.tabIndex === 0)
    await expect(stops).toEqual([selectedDay])
    await expect(canvas.getByRole('combobox', { name: 'Month' })).toHaveDisplayValue('December')
    const year = canvas.getByRole('combobox', { name: 'Year' })
    await expect(year).toHaveDisplayValue('2026')
    await expect(within(year).getAllByRole('option')).toHaveLength(61)
    const { width, height } = selectedDay.getBoundingClientRect()
    await expect([Math.round(width), Math.round(height)]).toEqual([40, 40])
  },
}

export const KeyboardNavigation: Story = {
  args: { defaultValue: '2026-12-03' },
  tags: ['one-theme'],
  play: async ({ args, canvas, userEvent }) => {
    day(canvas, /selected/).focus()
    const steps = [
      ['{ArrowRight}', 'Friday 4 December 2026'],
      ['{ArrowDown}', 'Friday 11 December 2026'],
      ['{ArrowLeft}', 'Today, Thursday 10 December 2026'],
      ['{ArrowUp}', 'Thursday 3 December 2026, selected'],
      ['{Home}', 'Monday 30 November 2026'],
      ['{End}', 'Sunday 6 December 2026'],
      ['{PageDown}', 'Wednesday 6 January 2027'],
      ['{PageUp}', 'Sunday 6 December 2026'],
      ['{Shift>}{PageUp}{/Shift}', 'Saturday 6 December 2025'],
      ['{Shift>}{PageDown}{/Shift}', 'Sunday 6 December 2026'],
    ] as const
    for (const [key, name] of steps) {
      await userEvent.keyboard(key)
      await expect(day(canvas, name)).toHaveFocus()
    }
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-06')
    await userEvent.keyboard('{ArrowLeft} ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-05')
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledTimes(2)
    await expect(args.onDayClick).toHaveBeenCalledTimes(3)
  },
}

export const AnnouncesTheMonth: Story = {
  args: { defaultValue: '2026-12-31' },
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByText('December 2026')
    await expect(heading).toHaveAttribute('aria-live', 'polite')
    const next = canvas.getByRole('button', { name: 'Next month' })
    // Each press moves one month, however fast the presses are.
    await userEvent.dblClick(next)
    await expect(heading).toHaveTextContent('February 2027')
    await expect(next).toHaveFocus()
    await expect(canvas.getByRole('grid', { name: 'February 2027' })).toBeVisible()
    await expect(canvas.getAllByRole('button').filter((button) => button.tabIndex === 0 && button.dataset['day'])).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }))
    await expect(heading).toHaveTextContent('January 2027')
  },
}

export const MonthAndYearSelects: Story = {
  args: { defaultValue: '2026-12-31', min: '1990-05-10', max: '2030-03-31' },
  play: async ({ canvas, userEvent }) => {
    const month = canvas.getByRole('combobox', { name: 'Month' })
    const year = canvas.getByRole('combobox', { name: 'Year' })
    await expect(within(year).getAllByRole('option')).toHaveLength(41)
    await userEvent.selectOptions(year, '1990')
    await expect(canvas.getByRole('grid', { name: 'December 1990' })).toBeVisible()
    await expect(within(month).getByRole('option', { name: 'April' })).toBeDisabled()
    await userEvent.selectOptions(month, 'May')
    await expect(canvas.getByRole('grid', { name: 'May 1990' })).toBeVisible()
    const before = canvas.getByRole('button', { name: 'Previous month' })
    await expect(before).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(before)
    await expect(canvas.getByRole('grid', { name: 'May 1990' })).toBeVisible()
    await expect(before).toHaveFocus()
  },
}

export const UnavailableDaysAreFocusable: Story = {
  args: { min: '2026-12-07', max: '2027-01-15', isDateUnavailable: isSunday },
  play: async ({ args, canvas, userEvent }) => {
    const sunday = day(canvas, 'Sunday 13 December 2026, not available')
    await expect(sunday).toHaveAttribute('aria-disabled', 'true')
    day(canvas, /Today/).focus()
    await userEvent.keyboard('{End}')
    await expect(sunday).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(sunday)
    await userEvent.click(day(canvas, 'Saturday 5 December 2026, not available'))
    await expect(args.onDayClick).not.toHaveBeenCalled()
    // Arrow keys stop at the first and last available day.
    await userEvent.keyboard('{PageUp}{PageUp}')
    await expect(day(canvas, 'Monday 7 December 2026')).toHaveFocus()
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}')
    await expect(day(canvas, 'Friday 15 January 2027')).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const DaysOfOtherMonths: Story = {
  args: { defaultValue: '2026-12-03' },
  play: async ({ args, canvas, userEvent }) => {
    const { height } = canvas.getByRole('group').getBoundingClientRect()
    await userEvent.click(day(canvas, 'Monday 30 November 2026'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-30')
    await expect(canvas.getByRole('grid', { name: 'November 2026' })).toBeVisible()
    await expect(day(canvas, 'Monday 30 November 2026, selected')).toHaveFocus()
    await expect(canvas.getByRole('group').getBoundingClientRect().height).toBe(height)
  },
}

function ControlledCalendar() {
  const [value, setValue] = useState<string | null>('2026-12-03')
  return (
    <>
      <Calendar today={today} value={value} onValueChange={(next) => setValue(next > '2026-12-24' ? '2026-12-24' : next)} />
      <Button onClick={() => setValue('1999-12-31')}>Last century</Button>
      <Button onClick={() => setValue(null)}>None</Button>
    </>
  )
}

export const Controlled: Story = {
  render: () => <ControlledCalendar />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(day(canvas, 'Thursday 31 December 2026'))
    await expect(day(canvas, 'Thursday 24 December 2026, selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Last century' }))
    await expect(day(canvas, 'Friday 31 December 1999, selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'None' }))
    await expect(canvas.queryByRole('button', { name: /selected/ })).toBeNull()
  },
}

export const LeapYears: Story = {
  args: { defaultValue: '2024-02-29' },
  tags: ['one-theme'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Year' }), '2023')
    await expect(canvas.queryByRole('button', { name: /29 February 2023/ })).toBeNull()
    await expect(day(canvas, 'Tuesday 28 February 2023')).toHaveAttribute('tabindex', '0')
  },
}

export const CustomLabels: Story = {
  args: {
    defaultValue: '2026-12-03',
    labels: {
      months: ['Jan', 'Feb', 'Mar', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dezember'],
      weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
      selected: 'gewählt',
    },
  },
  tags: ['one-theme'],
  play: ({ canvas }) => expect(day(canvas, 'Donnerstag 3 Dezember 2026, gewählt')).toBeVisible(),
}

export const NarrowRightToLeft: Story = {
  args: { defaultValue: '2026-12-03' },
  render: (args) => (
    <div dir="rtl" style={{ inlineSize: 260 }}>
      <Calendar {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const selectedDay = day(canvas, /selected/)
    selectedDay.focus()
    await userEvent.keyboard('{ArrowLeft}')
    const next = day(canvas, 'Friday 4 December 2026')
    await expect(next).toHaveFocus()
    await expect(next.getBoundingClientRect().left).toBeLessThan(selectedDay.getBoundingClientRect().left)
    await expect(canvas.getByRole('group').scrollWidth).toBeLessThanOrEqual(260)
    await expect(canvas.getByRole('button', { name: 'Next month' }).getBoundingClientRect().left).toBeLessThan(
      canvas.getByRole('button', { name: 'Previous month' }).getBoundingClientRect().left,
    )
  },
}
