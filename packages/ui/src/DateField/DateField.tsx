'use client'
import { cx } from 'class-variance-authority'
import { useEffect, useId, useImperativeHandle, useRef, useState, type InputHTMLAttributes, type Ref } from 'react'
import { formatLongDay } from '../Calendar/formatLongDay.ts'
import type { WeekStart } from '../Calendar/Calendar.tsx'
import { defaultCalendarLabels } from '../Calendar/calendarLabels.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { Day } from '../private/calendarDays.ts'
import { Field, FieldBox, useFieldIds, type FieldProps } from '../private/Field.tsx'
import * as fieldStyles from '../private/Field.css.ts'
import { Calendar as CalendarIcon } from '../private/icons.ts'
import { useFormReset } from '../private/useFormReset.ts'
import { useParsedText } from '../private/useParsedText.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './DateField.css.ts'
import { createDateCodec, type DateProblem } from './dateCodec.ts'
import { parseDateText, formatDate } from './parseDateText.ts'
import { insertSeparators } from './insertSeparators.ts'
import { useCalendarPopup } from './useCalendarPopup.ts'
import { defaultDateLabels, type DateFieldLabels } from './dateFieldLabels.ts'

export type { DateFieldLabels } from './dateFieldLabels.ts'
export type { DateProblem } from './dateCodec.ts'

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'size' | 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'inputMode'
>

interface TypedProps extends FieldProps, NativeProps {
  /** The day as ISO text, `yyyy-mm-dd`; `null` is none. */
  value?: Day | null
  defaultValue?: Day | null
  /** The day after each change; `null` when the field is empty or its text is no date. */
  onValueChange?: (day: Day | null) => void
  /** What is wrong with the text, as soon as it is known; the field shows it once it is left. */
  onProblemChange?: (problem: DateProblem | null) => void
  /** The first day that may be given. An earlier one stays as typed, with an error. */
  min?: Day
  /** The last day that may be given: today for a date of birth. */
  max?: Day
  /** Days between `min` and `max` that may not be given. */
  isDateUnavailable?: (day: Day) => boolean
  /** A day of the month at which the calendar opens while the field is empty. @default the month of `today` */
  defaultMonth?: Day
  /** @default 'monday' */
  weekStart?: WeekStart
  /** Every word of it, in English by default. */
  labels?: Partial<DateFieldLabels>
  /** The control, so that a form can move the focus there. */
  ref?: Ref<HTMLInputElement>
}

/** A calendar marks the day it is; without a calendar nobody has to know it. */
type WithCalendar = {
  /** Whether there is a calendar to choose from; not for dates of birth, which people know by heart. @default true */
  calendar?: true
  /** The day it is, `yyyy-mm-dd`, or who knows it; asked each time the calendar opens. */
  today: Day | (() => Day)
}
type WithoutCalendar = { calendar: false; today?: never }

export type DateFieldProps = TypedProps & (WithCalendar | WithoutCalendar)

/** A date that is typed as people write it, or chosen from a calendar. `yyyy-mm-dd` is sent under `name`. `id`, `data-*`, `aria-*` and the ref go to the control. */
export function DateField({
  label,
  labelHidden,
  hint,
  error,
  note,
  optionalLabel,
  className,
  style,
  value,
  defaultValue = null,
  onValueChange,
  onProblemChange,
  min,
  max,
  isDateUnavailable,
  defaultMonth,
  weekStart,
  calendar = true,
  today,
  labels,
  name,
  form,
  onChange,
  onFocus,
  onBlur,
  onKeyDown,
  id,
  ref,
  'aria-describedby': outside,
  ...input
}: DateFieldProps) {
  const mergedLabels = { ...defaultDateLabels, ...labels }
  const { months, weekdays } = { ...defaultCalendarLabels, ...mergedLabels.calendar }
  const control = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => control.current, [])
  const codec = createDateCodec({ months, min, max, isDateUnavailable })
  const date = useParsedText({ value, defaultValue, onValueChange, onProblemChange, codec })
  const [announcement, setAnnouncement] = useState<string>()
  useFormReset(control, () => {
    setAnnouncement(undefined)
    date.reset()
  })
  const popup = useCalendarPopup({ control, today })
  const popupId = useId()
  const { Popup, openedOn, button, opener } = popup

  const getLimitText = () => {
    const reading = parseDateText(date.text, months)
    if (date.problem === 'day') return reading.kind === 'problem' ? String(reading.days ?? 31) : ''
    const day = date.problem === 'before' ? min : date.problem === 'after' ? max : undefined
    return day === undefined ? '' : formatDate(day)
  }
  const problemMessage = date.problem === null ? undefined : mergedLabels[date.problem].replace('#', getLimitText)
  // A form that lets the browser judge does not send a text that is no date.
  useEffect(() => control.current?.setCustomValidity(problemMessage ?? ''), [problemMessage])

  const formatHint = (
    <>
      {mergedLabels.format} <span className={styles.example}>{mergedLabels.example}</span>
    </>
  )
  const field = {
    label,
    labelHidden,
    // A date that cannot be typed needs no word on how to type it.
    hint: hint === undefined && !input.readOnly ? formatHint : hint,
    error: error ?? (date.isProblemShown ? problemMessage : undefined),
    note,
    optionalLabel,
    className,
    style,
  }
  const { ids, describedBy, invalid } = useFieldIds(field, { id, describedBy: outside })
  const hasCalendar = calendar && today !== undefined && !input.readOnly
  return (
    <Field {...field} ids={ids}>
      <FieldBox ref={box} readOnly={input.readOnly} disabled={input.disabled} invalid={invalid}>
        <input
          autoComplete="off"
          {...input}
          ref={control}
          id={ids.control}
          form={form}
          type="text"
          inputMode="numeric"
          value={date.text}
          data-control=""
          aria-describedby={describedBy}
          aria-invalid={invalid}
          onChange={(event) => {
            onChange?.(event)
            setAnnouncement(undefined)
            const text = event.currentTarget.value
            const parsed = codec.parse(text)
            // The browser fills fields in which nobody is, so nobody leaves them either.
            if (document.activeElement !== event.currentTarget && parsed.problem === null) date.setValue(parsed.value)
            else date.changeText(isAtEnd(event.currentTarget) ? insertSeparators(date.text, text) : text)
          }}
          onFocus={(event) => {
            onFocus?.(event)
            if (!input.readOnly) date.handleFocus()
          }}
          onBlur={(event) => {
            date.handleBlur()
            onBlur?.(event)
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            if (event.defaultPrevented) return
            // Sent from within, a text that is no date has to say so first.
            if (event.key === 'Enter') date.handleBlur()
            if (event.key === 'ArrowDown' && event.altKey && hasCalendar && openedOn === undefined) {
              event.preventDefault()
              popup.open()
            }
          }}
          className={cx(fieldStyles.control, fieldStyles.controlSize.medium, hasCalendar && styles.besideButton)}
        />
        {name === undefined ? null : <input type="hidden" name={name} form={form} disabled={input.disabled} value={date.value ?? ''} />}
        {hasCalendar ? (
          <IconButton
            ref={button}
            label={mergedLabels.open.replace('#', () => label)}
            icon={<CalendarIcon />}
            disabled={input.disabled ?? false}
            pending={openedOn !== undefined && !Popup}
            pendingLabel={mergedLabels.loading}
            aria-haspopup="dialog"
            aria-expanded={openedOn !== undefined && Popup !== undefined}
            aria-controls={openedOn !== undefined && Popup ? popupId : undefined}
            onPointerEnter={popup.preload}
            onFocus={popup.preload}
            onClick={openedOn === undefined ? popup.open : popup.close}
            className={styles.button}
          />
        ) : null}
      </FieldBox>
      <VisuallyHidden role="status">{popup.failed ? mergedLabels.failed : announcement}</VisuallyHidden>
      {hasCalendar && Popup && openedOn !== undefined ? (
        <Popup
          id={popupId}
          title={mergedLabels.title.replace('#', () => label)}
          closeLabel={mergedLabels.close}
          value={date.value}
          today={openedOn}
          min={min}
          max={max}
          isDateUnavailable={isDateUnavailable}
          defaultMonth={defaultMonth}
          weekStart={weekStart ?? 'monday'}
          labels={mergedLabels.calendar}
          anchor={box}
          button={button}
          opener={opener}
          onPick={(day) => {
            date.setValue(day)
            setAnnouncement(mergedLabels.picked.replace('#', () => formatLongDay(day, { months, weekdays })))
            popup.close()
          }}
          onClose={popup.close}
        />
      ) : null}
    </Field>
  )
}

const isAtEnd = (control: HTMLInputElement) => control.selectionStart === control.value.length
