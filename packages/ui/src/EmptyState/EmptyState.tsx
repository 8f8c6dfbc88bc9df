import { cx } from 'class-variance-authority'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { EmptyLane } from '../EmptyLane/EmptyLane.tsx'
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx'
import * as styles from './EmptyState.css.ts'

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  /** What is not there yet. */
  title: string
  /** @default 2 */
  titleLevel?: HeadingLevel
  /** When it will be there, or what to do. */
  description?: ReactNode
  /** A link or a button; at most one primary. */
  action?: ReactNode
  /** A drawing, decoration only; `null` for none. @default an empty lane */
  art?: ReactNode
  /** Less room around, no drawing: inside a card that has a title. */
  compact?: boolean
  ref?: Ref<HTMLDivElement>
}

/** Stands where a list or a chart will be, and says how it fills. */
export function EmptyState({ title, titleLevel = 2, description, action, art, compact = false, className, ...rest }: EmptyStateProps) {
  const drawing = art === undefined && !compact ? <EmptyLane /> : art
  return (
    <div {...rest} className={cx(styles.root, compact && styles.compact, className)}>
      {drawing === undefined || drawing === null ? null : <div className={styles.art}>{drawing}</div>}
      <Heading level={titleLevel} size="subheading">
        {title}
      </Heading>
      {description === undefined ? null : <p className={styles.description}>{description}</p>}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  )
}
