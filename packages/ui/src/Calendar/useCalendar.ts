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
  autoFocus: boolean
}

/** Which day is chosen, and on which one the keys stand; the month in sight is the month of that one. */
export function useCalendar({ value, defaultValue, onValueChange, onPick, today, autoFocus, ...rest }: UseCalendarOptions) {
  const { min, max, isDateUnavailable, defaultMonth } = rest
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

  // A day that is chosen from outside is the one to look at.
  const [seenValue, setSeenValue] = useState(selected)
  if (seenValue !== selected) {
    setSeenValue(selected)
    if (selected !== null && parseDay(selected)) setTarget({ day: selected, focus: false })
  }

  const isInRange = (day: Day) => clamp(day) === day
  const isUnavailable = (day: Day) => !isInRange(day) || isDateUnavailable?.(day) === true
  return {
    /** The day last asked for, and whether the focus goes there; anew each time. */
    asked: target,
    chosen: selected,
    active,
    min,
    max,
    isInRange,
    isUnavailable,
    /** Looks at another day; `focus` takes the keys along. */
    look: (day: Day, focus = false) => setTarget({ day: clamp(day), focus }),
    /** Whether there is a day to look at in that month. */
    reaches: (months: number) => getMonth(clamp(addMonths(`${getMonth(active)}-01`, months))) !== getMonth(active),
    pick: (day: Day) => {
      setTarget({ day: clamp(day), focus: true })
      if (isUnavailable(day)) return
      setSelected(day)
      onPick?.(day)
    },
  }
}

export type CalendarController = ReturnType<typeof useCalendar>
