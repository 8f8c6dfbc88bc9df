'use client'
import { useState } from 'react'
import { addMonths, clampDay, getMonth, parseDay, type Day } from '../private/calendarDays.ts'
import { useControllableState } from '../private/useControllableState.ts'

interface UseCalendarOptions {
  value: Day | null | undefined
  defaultValue: Day | null
  onValueChange: ((day: Day) => void) | undefined
  onPick: ((day: Day) => void) | undefined
  today: Day
  min: Day | undefined
  max: Day | undefined
  isDateUnavailable: ((day: Day) => boolean) | undefined
  defaultMonth: Day | undefined
  onMonthChange: ((day: Day) => void) | undefined
  autoFocus: boolean
}

/** State of a calendar: the selected day and the active day of the keyboard. The shown month is that of the active day. */
export function useCalendar({ value, defaultValue, onValueChange, onPick, today, autoFocus, ...rest }: UseCalendarOptions) {
  const { min, max, isDateUnavailable, defaultMonth, onMonthChange } = rest
  const [selected, setSelected] = useControllableState<Day | null>(value, defaultValue, (day) => {
    if (day !== null) onValueChange?.(day)
  })
  const clamp = (day: Day) => clampDay(day, min, max)
  const initialDay = parseDay(selected)
    ? selected
    : parseDay(defaultMonth) && getMonth(defaultMonth ?? '') !== getMonth(today)
      ? defaultMonth
      : today
  const [target, setTarget] = useState({ day: initialDay ?? today, focus: autoFocus })
  const active = clamp(target.day)

  // Shows a day that is selected from outside.
  const [seenValue, setSeenValue] = useState(selected)
  if (seenValue !== selected) {
    setSeenValue(selected)
    if (selected !== null && parseDay(selected)) setTarget({ day: selected, focus: false })
  }

  const isInRange = (day: Day) => clamp(day) === day
  const isUnavailable = (day: Day) => !isInRange(day) || isDateUnavailable?.(day) === true
  const show = (day: Day, focus: boolean) => {
    const next = clamp(day)
    setTarget({ day: next, focus })
    if (getMonth(next) !== getMonth(active)) onMonthChange?.(next)
  }
  return {
    /** The last requested day, and whether it gets focus; a new object for each request. */
    target,
    selected,
    active,
    min,
    max,
    isInRange,
    isUnavailable,
    /** Shows another day; `focus` moves focus to it. */
    showDay: (day: Day, focus = false) => show(day, focus),
    /** Whether a month has an available day. */
    hasDayInMonth: (months: number) => getMonth(clamp(addMonths(`${getMonth(active)}-01`, months))) !== getMonth(active),
    selectDay: (day: Day) => {
      show(day, true)
      if (isUnavailable(day)) return
      setSelected(day)
      onPick?.(day)
    },
  }
}

export type CalendarController = ReturnType<typeof useCalendar>
