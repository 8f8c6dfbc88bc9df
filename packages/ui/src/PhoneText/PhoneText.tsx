import type { HTMLAttributes, Ref } from 'react'
import { cx } from '../private/cx.ts'
import { Link } from '../Link/Link.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { formatPhone } from './formatPhone.ts'
import * as styles from './PhoneText.css.ts'

export interface PhoneTextProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** E.164, such as `+2348030000001`. Other text is shown unchanged, an empty value as a dash. */
  value: string | null | undefined
  /** The country whose numbers are shown in national format, as ISO 3166-1 alpha-2. @default 'NG' */
  homeCountry?: string
  /** Renders a `tel:` link. */
  linked?: boolean
  /** The words that the component brings itself, such as for another language. @default { none: 'Not available' } */
  labels?: { none: string }
  ref?: Ref<HTMLSpanElement>
}

const defaultLabels = { none: 'Not available' }

/** A phone number: in national format for the home country, in international format for others. */
export function PhoneText({ value, homeCountry = 'NG', linked = false, labels = defaultLabels, className, ...rest }: PhoneTextProps) {
  const trimmedValue = value?.trim() ?? ''
  const text = formatPhone(trimmedValue, homeCountry)
  return (
    <span {...rest} className={cx(styles.root, className)}>
      {trimmedValue === '' ? (
        <>
          <span aria-hidden="true" className={styles.none}>
            —
          </span>
          <VisuallyHidden>{labels.none}</VisuallyHidden>
        </>
      ) : linked && text !== undefined ? (
        <Link href={`tel:${trimmedValue}`}>{text}</Link>
      ) : (
        (text ?? trimmedValue)
      )}
    </span>
  )
}
