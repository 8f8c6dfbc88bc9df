import { cx } from 'class-variance-authority'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './DescriptionList.css.ts'

export interface DescriptionItem {
  term: string
  /** Nothing, `null` or an empty text prints that it is missing. */
  value?: ReactNode
  /** A link or button named with its object: "Change phone number". */
  action?: ReactNode
}

export interface DescriptionListProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  items: readonly DescriptionItem[]
  /** Two where there is room. @default 1 */
  columns?: 1 | 2
  /** Keeps the terms and shows that the values are on their way. */
  loading?: boolean
  labels?: Partial<{ missing: string; loading: string }>
  ref?: Ref<HTMLDivElement>
}

const english = { missing: 'Not provided', loading: 'Loading' }

/** Facts with their names. */
export function DescriptionList({ items, columns = 1, loading = false, labels, className, ...rest }: DescriptionListProps) {
  const words = { ...english, ...labels }
  const valueOf = ({ value }: DescriptionItem) => {
    if (loading)
      return (
        <>
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          <Skeleton size="body" width="medium" />
        </>
      )
    return value === undefined || value === null || value === '' ? <span className={styles.missing}>{words.missing}</span> : value
  }
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <dl className={cx(styles.list, columns === 2 && styles.two)}>
        {items.map((item) => (
          <div key={item.term} className={cx(styles.row, columns === 2 && styles.rowOfTwo)}>
            <dt className={styles.term}>{item.term}</dt>
            <dd className={styles.value}>{valueOf(item)}</dd>
            {item.action === undefined ? null : <dd className={styles.action}>{item.action}</dd>}
          </div>
        ))}
      </dl>
    </div>
  )
}
