'use client'
import { useEffect, useId, useImperativeHandle, useRef, useState, type InputHTMLAttributes, type Ref } from 'react'
import { cx } from '../private/cx.ts'
import { formatLongDay } from '../Calendar/formatLongDay.ts'
import type { WeekStart } from '../Calendar/Calendar.tsx'
import { defaultCalendarLabels } from '../Calendar/calendarLabels.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { Day } from '../private/calendarDays.ts'
import { Field, useFieldIds, type FieldProps } from '../private/Field.tsx'
import { FieldBox } from '../private/FieldBox.tsx'
import * as fieldStyles from '../private/FieldBox.css.ts'
import { Calendar as CalendarIcon } from '../private/icons/frameIcons.ts'
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
  /** The day as `yyyy-mm-dd`, or `null`. */
  value?: Day | null
  /** The value at first, if the component keeps it itself. */
  defaultValue?: Day | null
  /** Called with the day after each change; `null` if the field is empty or the text is no date. */
  onValueChange?: (day: Day | null) => void
  /** Called with the problem of the text at once; the field shows it on blur. */
  onProblemChange?: (problem: DateProblem | null) => void
  /** The earliest day. An earlier one is kept as typed and shows an error. */
  min?: Day
  /** The latest day, such as today for a date of birth. */
  max?: Day
  /** Unavailable days between `min` and `max`. */
  isDateUnavailable?: (day: Day) => boolean
  /** A day of the month that the calendar shows while the field is empty. @default the month of `today` */
  defaultMonth?: Day
  /** The first day of a week. @default 'monday' */
  weekStart?: WeekStart
  /** The words that the component brings itself, such as for another language. @default English texts */
  labels?: Partial<DateFieldLabels>
  /** The input element, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>
}

/** The calendar marks the current day; without a calendar it is not needed. */
type WithCalendar = {
  /** Whether the field has a calendar. Set to false for dates of birth. @default true */
  calendar?: true
  /** The current day, `yyyy-mm-dd`, or a function that returns it whenever the calendar opens. */
  today: Day | (() => Day)
}
type WithoutCalendar = { calendar: false; today?: never }

export type DateFieldProps = TypedProps & (WithCalendar | WithoutCalendar)

/**
 * A text field for a date, with an optional calendar. Submits `yyyy-mm-dd` under `name`. `id`, `data-*`, `aria-*` and the ref go to
 * the input.
 */
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
  const isOpen = openedOn !== undefined

  // Fields without a calendar are for dates of birth.
  const exampleText = formatDate(typeof today === 'string' ? today : '1990-03-27')

  const getProblemText = () => {
    if (date.problem === 'unreadable') return exampleText
    const reading = parseDateText(date.text, months)
    if (date.problem === 'day') return reading.kind === 'problem' ? String(reading.days ?? 31) : ''
    const day = date.problem === 'before' ? min : date.problem === 'after' ? max : undefined
    return day === undefined ? '' : formatDate(day)
  }
  const problemMessage = date.problem === null ? undefined : mergedLabels[date.problem].replace('#', getProblemText)
  // Native form validation rejects an invalid date.
  useEffect(() => control.current?.setCustomValidity(problemMessage ?? ''), [problemMessage])

  const formatHint = (
    <>
      {mergedLabels.format} <span className={styles.example}>{mergedLabels.example.replace('#', exampleText)}</span>
    </>
  )
  const field = {
    label,
    labelHidden,
    // A read-only field needs no format hint.
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
      <FieldBox textControlId={ids.control} ref={box} readOnly={input.readOnly} disabled={input.disabled} invalid={invalid}>
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
            const { nativeEvent, currentTarget } = event
            const text = currentTarget.value
            // To rewrite the text would end a composition, such as of full-width digits, and repeat its beginning.
            const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
            date.changeText(isAtEnd(currentTarget) && !isComposing ? insertSeparators(date.text, text) : text, nativeEvent)
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
            date.handleKeyDown(event)
            if (event.defaultPrevented) return
            // Shows an invalid date before the form submits.
            if (event.key === 'Enter') date.handleBlur()
            if (event.key === 'ArrowDown' && event.altKey && hasCalendar && !isOpen) {
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
            pending={isOpen && !Popup}
            pendingLabel={mergedLabels.loading}
            aria-haspopup="dialog"
            aria-expanded={isOpen && Popup !== undefined}
            aria-controls={isOpen && Popup ? popupId : undefined}
            onPointerEnter={popup.preload}
            onFocus={popup.preload}
            onClick={isOpen ? popup.close : popup.open}
            className={styles.button}
          />
        ) : null}
      </FieldBox>
      <VisuallyHidden role="status">{popup.failed ? mergedLabels.failed : announcement}</VisuallyHidden>
      {hasCalendar && Popup && isOpen ? (
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
