import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '../private/cx.ts'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './DescriptionList.css.ts'

export interface DescriptionItem {
  term: string
  /** `undefined`, `null` or '' shows that the value is missing. */
  value?: ReactNode
  /** A link or button that names its object: "Change phone number". */
  action?: ReactNode
  /** Adds a copy button for the value if it is a string, or for the given text. */
  copyable?: boolean | string
}

export interface DescriptionListLabels {
  missing: string
  loading: string
  copy: (term: string) => string
}

export interface DescriptionListProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Terms with their values, in this order. */
  items: readonly DescriptionItem[]
  /** Two columns where space allows. @default 1 */
  columns?: 1 | 2
  /** `side` sets each value beside its term where space allows: for a long list of short values. @default 'above' */
  termPosition?: 'above' | 'side'
  /** Values beside their terms at the end, for amounts. @default 'start' */
  valueAlign?: 'start' | 'end'
  /** Shows the terms with placeholders for the values. */
  loading?: boolean
  /** The words that the component brings itself, such as for another language. */
  labels?: Partial<DescriptionListLabels>
  ref?: Ref<HTMLDivElement>
}

const defaultLabels: DescriptionListLabels = { missing: 'Not provided', loading: 'Loading', copy: (term) => `Copy ${term}` }

function copyLabel({ copyable, value }: DescriptionItem): string | undefined {
  if (typeof copyable === 'string') return copyable || undefined
  return copyable === true && typeof value === 'string' ? value || undefined : undefined
}

/** A list of terms and values. */
export function DescriptionList({
  items,
  columns = 1,
  termPosition = 'above',
  valueAlign = 'start',
  loading = false,
  labels,
  className,
  ...rest
}: DescriptionListProps) {
  const mergedLabels = { ...defaultLabels, ...labels }
  const renderValue = ({ value }: DescriptionItem) => {
    if (loading)
      return (
        <>
          <VisuallyHidden>{mergedLabels.loading}</VisuallyHidden>
          <Skeleton size="body" width="medium" />
        </>
      )
    return value === undefined || value === null || value === '' ? <span className={styles.missing}>{mergedLabels.missing}</span> : value
  }
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <dl className={cx(styles.list, columns === 2 && styles.two)}>
        {items.map((item) => (
          <div
            key={item.term}
            className={cx(
              styles.row,
              columns === 2 && styles.rowOfTwo,
              termPosition === 'side' && styles.rowWithSide,
              termPosition === 'side' && valueAlign === 'end' && styles.rowWithEnd,
            )}
          >
            <dt className={styles.term}>{item.term}</dt>
            <dd className={cx(styles.value, termPosition === 'side' && styles.valueAtSide)}>{renderValue(item)}</dd>
            {item.action === undefined && (loading || copyLabel(item) === undefined) ? null : (
              <dd className={cx(styles.action, termPosition === 'side' && styles.actionAtSide)}>
                {loading ? null : <CopyValueButton text={copyLabel(item)} label={mergedLabels.copy(item.term)} />}
                {item.action}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  )
}

const CopyValueButton = ({ text, label }: { text: string | undefined; label: string }) =>
  text === undefined ? null : <CopyButton iconOnly value={text} label={label} />
