'use client'
import { cx } from 'class-variance-authority'
import { ChevronDown, ChevronLeft, ChevronRight } from '../private/icons.ts'
import type { ReactNode } from 'react'
import { addMonths, clampDay, parseDay } from '../private/calendarDays.ts'
import { Icon } from '../private/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Calendar.css.ts'
import type { CalendarModel } from './useCalendar.ts'
import type { CalendarLabels } from './words.ts'

interface CalendarHeadProps {
  headingId: string
  calendar: CalendarModel
  words: CalendarLabels
}

// Without limits: a long life back, and some years of plans.
const past = 120
const ahead = 20

/** The month in sight: a step at a time, or straight to any month and year. */
export function CalendarHead({ headingId, calendar, words }: CalendarHeadProps) {
  const { active, min, max } = calendar
  const { year, month } = parseDay(active) ?? { year: 1970, month: 1 }
  const firstYear = parseDay(min)?.year ?? Math.max(1000, year - past)
  const lastYear = parseDay(max)?.year ?? Math.min(9999, year + ahead)
  const years = Array.from({ length: Math.max(1, lastYear - firstYear + 1) }, (_year, index) => firstYear + index)
  const reaches = (number: number) => {
    const day = `${active.slice(0, 5)}${String(number).padStart(2, '0')}`
    return clampDay(`${day}-01`, min, max).startsWith(day)
  }
  return (
    <div className={styles.head}>
      <Step label={words.previous} isPossible={calendar.reaches(-1)} onStep={() => calendar.look(addMonths(active, -1))}>
        <ChevronLeft className={styles.chevron} />
      </Step>
      <VisuallyHidden id={headingId} aria-live="polite">
        {words.months[month - 1]} {year}
      </VisuallyHidden>
      <div className={styles.choices}>
        <Choice label={words.month} value={month} onChoose={(next) => calendar.look(addMonths(active, next - month))}>
          {words.months.map((name, index) => (
            <option key={name} value={index + 1} disabled={!reaches(index + 1)} className={styles.option}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice label={words.year} value={year} onChoose={(next) => calendar.look(addMonths(active, (next - year) * 12))}>
          {years.map((number) => (
            <option key={number} value={number} className={styles.option}>
              {number}
            </option>
          ))}
        </Choice>
      </div>
      <Step label={words.next} isPossible={calendar.reaches(1)} onStep={() => calendar.look(addMonths(active, 1))}>
        <ChevronRight className={styles.chevron} />
      </Step>
    </div>
  )
}

/** At the last month it says that it leads nowhere, and keeps the focus. */
function Step({ label, isPossible, onStep, children }: { label: string; isPossible: boolean; onStep: () => void; children: ReactNode }) {
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

interface ChoiceProps {
  label: string
  value: number
  onChoose: (value: number) => void
  children: ReactNode
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  return (
    <span className={styles.choice}>
      <select aria-label={label} value={value} onChange={(event) => onChoose(Number(event.currentTarget.value))} className={styles.select}>
        {children}
      </select>
      <Icon size="small" className={styles.choiceIcon}>
        <ChevronDown />
      </Icon>
    </span>
  )
}
