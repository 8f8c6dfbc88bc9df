import type { Ref, TimeHTMLAttributes } from 'react'
import { cx } from '../private/cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './DateText.css.ts'
import { formatDate, type DateFormat } from './formatDate.ts'

export interface DateTextProps extends Omit<TimeHTMLAttributes<HTMLTimeElement>, 'children' | 'dateTime'> {
  /** An instant as ISO 8601 or `Date`, or a calendar day as `YYYY-MM-DD`, which no time zone shifts. */
  value: string | Date | null | undefined
  /** `date` 21-11-2026, `time` 14:32, `dateTime` 21 Nov 2026, 14:32, `day` 21 Nov, `weekday` Sat 21 Nov, `medium` 21 Nov 2026, `full` Sat 21 Nov 2026. @default 'date' */
  format?: DateFormat
  /** The time zone to print an instant in. @default 'Africa/Lagos' */
  timeZone?: string
  /** The words that the component brings itself, such as for another language. @default { none: 'Not available' } */
  labels?: { none: string }
  ref?: Ref<HTMLTimeElement>
}

const defaultLabels = { none: 'Not available' }

/** A date or time as text, with the exact instant in a `time` element. An invalid value prints a dash. */
export function DateText({ value, format = 'date', timeZone = 'Africa/Lagos', labels = defaultLabels, className, ...rest }: DateTextProps) {
  const text = formatDate(value, format, timeZone)
  if (text === undefined || value === null || value === undefined)
    return (
      <time {...rest} className={cx(styles.root, className)}>
        <span aria-hidden="true" className={styles.none}>
          —
        </span>
        <VisuallyHidden>{labels.none}</VisuallyHidden>
      </time>
    )
  return (
    <time {...rest} dateTime={typeof value === 'string' ? value : value.toISOString()} className={cx(styles.root, className)}>
      {text}
    </time>
  )
}
