import { cx } from 'class-variance-authority'
import type { HTMLAttributes, Ref } from 'react'
import { Link } from '../Link/Link.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { readablePhone } from './readablePhone.ts'
import * as styles from './PhoneText.css.ts'

export interface PhoneTextProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The number as E.164, such as `+2348030000001`. What is no number is printed as it is; nothing prints a dash. */
  value: string | null | undefined
  /** Whose numbers are read without their code, as ISO 3166-1 alpha-2. @default 'NG' */
  homeCountry?: string
  /** Makes it a link that calls the number. */
  callable?: boolean
  /** @default { none: 'Not available' } */
  labels?: { none: string }
  ref?: Ref<HTMLSpanElement>
}

const english = { none: 'Not available' }

/** A telephone number to read: as it is dialled at home, and with its code when it is of another country. */
export function PhoneText({ value, homeCountry = 'NG', callable = false, labels = english, className, ...rest }: PhoneTextProps) {
  const given = value?.trim() ?? ''
  const text = readablePhone(given, homeCountry)
  return (
    <span {...rest} className={cx(styles.root, className)}>
      {given === '' ? (
        <>
          <span aria-hidden="true" className={styles.none}>
            —
          </span>
          <VisuallyHidden>{labels.none}</VisuallyHidden>
        </>
      ) : callable && text !== undefined ? (
        <Link href={`tel:${given}`}>{text}</Link>
      ) : (
        (text ?? given)
      )}
    </span>
  )
}
