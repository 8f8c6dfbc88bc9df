'use client'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Day } from '../private/calendarDays.ts'

const loadDatePopup = () => import('./DatePopup.tsx')
type Popup = Awaited<ReturnType<typeof loadDatePopup>>['DatePopup']

interface CalendarPopup {
  control: RefObject<HTMLElement | null>
  today: Day | (() => Day) | undefined
}

/** A calendar that is fetched when somebody wants it, and asks for the day it is only then. */
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
    /** Where the focus goes back to. */
    opener: openedFrom,
    Popup,
    openedOn,
    failed,
    /** Fetches it before it is needed: the pointer or the focus is on the button. */
    preload: () => void loadDatePopup().catch(() => {}),
    open: () => {
      // Some browsers give a pressed button no focus; a press of the keys in the field leaves it there.
      openedFrom.current = document.activeElement === control.current ? control.current : button.current
      openedFrom.current?.focus({ preventScroll: true })
      setFailed(false)
      setOpenedOn(typeof today === 'function' ? today() : today)
    },
    close: () => setOpenedOn(undefined),
  }
}
