'use client'
import { cx } from '../private/cx.ts'
import { ChevronDown, ChevronLeft, ChevronRight } from '../private/icons/messageIcons.ts'
import type { ReactNode } from 'react'
import { addMonths, clampDay, parseDay } from '../private/calendarDays.ts'
import { Icon } from '../private/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Calendar.css.ts'
import type { CalendarController } from './useCalendar.ts'
import type { CalendarLabels } from './calendarLabels.ts'

interface CalendarHeaderProps {
  headingId: string
  calendar: CalendarController
  labels: CalendarLabels
}

// Without `min` and `max` so many years before and after the one that is shown: a longer list is no quicker than typing.
const yearsAround = 30

/** Month and year, with buttons for the previous and next month. */
export function CalendarHeader({ headingId, calendar, labels }: CalendarHeaderProps) {
  const { active, min, max } = calendar
  const { year, month } = parseDay(active) ?? { year: 1970, month: 1 }
  const firstYear = parseDay(min)?.year ?? Math.max(1000, year - yearsAround)
  const lastYear = parseDay(max)?.year ?? Math.min(9999, year + yearsAround)
  const years = Array.from({ length: Math.max(1, lastYear - firstYear + 1) }, (_year, index) => firstYear + index)
  const hasSelectableDay = (number: number) => {
    const day = `${active.slice(0, 5)}${String(number).padStart(2, '0')}`
    return clampDay(`${day}-01`, min, max).startsWith(day)
  }
  return (
    <div className={styles.header}>
      <MonthButton label={labels.previous} isPossible={calendar.hasDayInMonth(-1)} onStep={() => calendar.showDay(addMonths(active, -1))}>
        <ChevronLeft className={styles.chevron} />
      </MonthButton>
      <VisuallyHidden id={headingId} aria-live="polite">
        {labels.months[month - 1]} {year}
      </VisuallyHidden>
      <div className={styles.choices}>
        <HeaderSelect label={labels.month} value={month} onValueChange={(next) => calendar.showDay(addMonths(active, next - month))}>
          {labels.months.map((name, index) => (
            <option key={name} value={index + 1} disabled={!hasSelectableDay(index + 1)} className={styles.option}>
              {name}
            </option>
          ))}
        </HeaderSelect>
        <HeaderSelect label={labels.year} value={year} onValueChange={(next) => calendar.showDay(addMonths(active, (next - year) * 12))}>
          {years.map((number) => (
            <option key={number} value={number} className={styles.option}>
              {number}
            </option>
          ))}
        </HeaderSelect>
      </div>
      <MonthButton label={labels.next} isPossible={calendar.hasDayInMonth(1)} onStep={() => calendar.showDay(addMonths(active, 1))}>
        <ChevronRight className={styles.chevron} />
      </MonthButton>
    </div>
  )
}

/** At the first and last month it is disabled for assistive technology but keeps focus. */
function MonthButton({
  label,
  isPossible,
  onStep,
  children,
}: {
  label: string
  isPossible: boolean
  onStep: () => void
  children: ReactNode
}) {
  return (
    <IconButton
      label={label}
      icon={children}
      size="small"
      aria-disabled={!isPossible || undefined}
      onClick={isPossible ? onStep : undefined}
      className={cx(!isPossible && styles.stepOff)}
    />
  )
}

interface HeaderSelectProps {
  label: string
  value: number
  onValueChange: (value: number) => void
  children: ReactNode
}

function HeaderSelect({ label, value, onValueChange, children }: HeaderSelectProps) {
  return (
    <span className={styles.choice}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onValueChange(Number(event.currentTarget.value))}
        className={styles.select}
      >
        {children}
      </select>
      <Icon size="small" className={styles.choiceIcon}>
        <ChevronDown />
      </Icon>
    </span>
  )
}
