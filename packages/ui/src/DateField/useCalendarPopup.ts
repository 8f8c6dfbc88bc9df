'use client'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Day } from '../private/calendarDays.ts'

const loadDatePopup = () => import('./DatePopup.tsx')
type Popup = Awaited<ReturnType<typeof loadDatePopup>>['DatePopup']

interface CalendarPopup {
  control: RefObject<HTMLElement | null>
  today: Day | (() => Day) | undefined
}

/** Loads the calendar on demand, and asks for the current day when it opens. */
export function useCalendarPopup({ control, today }: CalendarPopup) {
  const button = useRef<HTMLButtonElement>(null)
  const [Popup, setPopup] = useState<Popup>()
  const [openedOn, setOpenedOn] = useState<Day>()
  const [failed, setFailed] = useState(false)
  const openedFrom = useRef<HTMLElement | null>(null)
  const isOpen = openedOn !== undefined

  useEffect(() => {
    if (!isOpen || Popup) return
    let isCurrent = true
    const loadPopup = async () => {
      try {
        const { DatePopup } = await loadDatePopup()
        if (isCurrent) setPopup(() => DatePopup)
      } catch {
        if (!isCurrent) return
        setFailed(true)
        setOpenedOn(undefined)
      }
    }
    void loadPopup()
    return () => {
      isCurrent = false
    }
  }, [isOpen, Popup])

  return {
    button,
    /** The element that gets focus when the calendar closes. */
    opener: openedFrom,
    Popup,
    openedOn,
    failed,
    /** Preloads the calendar when the button is hovered or focused. */
    preload: () => void loadDatePopup().catch(() => {}),
    open: () => {
      // Safari does not focus a pressed button; opening by keyboard keeps focus in the field.
      openedFrom.current = document.activeElement === control.current ? control.current : button.current
      openedFrom.current?.focus({ preventScroll: true })
      setFailed(false)
      setOpenedOn(typeof today === 'function' ? today() : today)
    },
    close: () => setOpenedOn(undefined),
  }
}
