import type { HTMLAttributes, Ref } from 'react'
import { cx } from '../private/cx.ts'
import { formatNumber } from '../private/numberFormat.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Money.css.ts'
import { formatCompactNaira } from './formatCompactNaira.ts'

export type MoneySize = 'inherit' | 'small' | 'body' | 'metric' | 'display'

export interface MoneyProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The amount in kobo. `null` and invalid numbers print a dash. */
  kobo: bigint | number | null | undefined
  /** `metric` and `display` print the kobo smaller. @default 'inherit' */
  size?: MoneySize
  /** Prints a plus before positive amounts. */
  signed?: boolean
  /** Abbreviates thousands, millions and billions: ₦1.2M. Screen readers read the full amount. */
  compact?: boolean
  /** The words that the component brings itself, such as for another language. @default { none: 'Not available' } */
  labels?: { none: string }
  ref?: Ref<HTMLSpanElement>
}

const defaultLabels = { none: 'Not available' }

const toWholeKobo = (kobo: MoneyProps['kobo']): bigint | undefined => {
  if (typeof kobo === 'bigint') return kobo
  return typeof kobo === 'number' && Number.isFinite(kobo) ? BigInt(Math.round(kobo)) : undefined
}

/** An amount in naira with kobo, on one line. */
export function Money({ kobo, size = 'inherit', signed = false, compact = false, labels = defaultLabels, className, ...rest }: MoneyProps) {
  const wholeKobo = toWholeKobo(kobo)
  if (wholeKobo === undefined)
    return (
      <span {...rest} className={cx(styles.root, styles.size[size], className)}>
        <span aria-hidden="true" className={styles.none}>
          —
        </span>
        <VisuallyHidden>{labels.none}</VisuallyHidden>
      </span>
    )
  const amount = wholeKobo < 0n ? -wholeKobo : wholeKobo
  const sign = wholeKobo < 0n ? '\u2212' : signed && wholeKobo > 0n ? '+' : ''
  const koboText = String(amount % 100n).padStart(2, '0')
  const naira = `${sign}₦${formatNumber(amount / 100n)}`
  return (
    <span {...rest} className={cx(styles.root, styles.size[size], className)}>
      {compact ? (
        <>
          <span aria-hidden="true">{`${sign}₦${formatCompactNaira(amount)}`}</span>
          <VisuallyHidden>{`${naira}.${koboText}`}</VisuallyHidden>
        </>
      ) : (
        <>
          {naira}
          <span className={cx(styles.kobo, styles.koboBeside[size])}>.{koboText}</span>
        </>
      )}
    </span>
  )
}
