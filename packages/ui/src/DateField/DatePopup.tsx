'use client'
import { useMemo, useRef, type RefObject } from 'react'
import { Calendar, type CalendarProps } from '../Calendar/Calendar.tsx'
import type { Day } from '../private/calendarDays.ts'
import { useDirection } from '../private/useDirection.ts'
import { AnchoredPopup } from '../private/overlay/AnchoredPopup.tsx'
import { useMediaQuery } from '../private/useMediaQuery.ts'
import { SlideOver } from '../SlideOver/SlideOver.tsx'
import { media } from '../theme/media.ts'
import * as styles from './DateField.css.ts'

interface DatePopupProps extends Pick<
  CalendarProps,
  'today' | 'min' | 'max' | 'isDateUnavailable' | 'defaultMonth' | 'weekStart' | 'labels'
> {
  id: string
  title: string
  closeLabel: string
  value: Day | null
  /** The element to position it below. */
  anchor: RefObject<HTMLElement | null>
  button: RefObject<HTMLElement | null>
  opener: RefObject<HTMLElement | null>
  onPick: (day: Day) => void
  onClose: () => void
}

/** The calendar of a date field: below the field, or in a bottom sheet on a phone. Loaded on demand. */
export function DatePopup({ id, title, closeLabel, anchor, button, opener, onPick, onClose, ...calendar }: DatePopupProps) {
  const isPhone = useMediaQuery(media.phone)
  const dir = useDirection(anchor)
  const root = useRef<HTMLDivElement>(null)
  const isOutside = useRef(false)
  const active = useMemo<RefObject<HTMLElement | null>>(
    () => ({
      get current() {
        return root.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]') ?? null
      },
    }),
    [],
  )

  if (isPhone)
    return (
      <SlideOver
        open
        id={id}
        dir={dir}
        title={title}
        labels={{ close: closeLabel }}
        initialFocus={active}
        onOpenChange={(open) => {
          if (!open) onClose()
        }}
      >
        <div className={styles.sheet}>
          <Calendar ref={root} {...calendar} onDayClick={onPick} />
        </div>
      </SlideOver>
    )
  return (
    <AnchoredPopup
      open
      anchor={anchor}
      toggle={button}
      onClose={onClose}
      id={id}
      aria-label={title}
      align="start"
      dir={dir}
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        active.current?.focus({ preventScroll: true })
      }}
      onInteractOutside={({ target }) => {
        isOutside.current ||= !(target instanceof Node && button.current?.contains(target))
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        if (!isOutside.current) opener.current?.focus({ preventScroll: true })
      }}
      className={styles.popup}
    >
      <Calendar ref={root} {...calendar} onDayClick={onPick} />
    </AnchoredPopup>
  )
}
