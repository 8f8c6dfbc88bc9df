'use client'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '../private/cx.ts'
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx'
import { moveFocusOnUnmount } from '../private/moveFocusOnUnmount.ts'
import * as styles from './EmptyState.css.ts'

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  /** What is missing, such as 'No trips yet'. */
  title: string
  /** The heading level of the title. @default 2 */
  titleLevel?: HeadingLevel
  /** When there will be something, or what to do. */
  description?: ReactNode
  /** A link or a button. When it is removed while it has focus, focus moves to the nearest labelled ancestor. */
  action?: ReactNode
  /** A less prominent alternative to `action`. */
  secondaryAction?: ReactNode
  /** A decorative picture above the title. */
  illustration?: ReactNode
  /** Smaller padding: inside a card that has a title. */
  compact?: boolean
  ref?: Ref<HTMLDivElement>
}

/** Takes the place of a list or chart that has nothing to show, and says how to change that. */
export function EmptyState({
  title,
  titleLevel = 2,
  description,
  action,
  secondaryAction,
  illustration,
  compact = false,
  className,
  ...rest
}: EmptyStateProps) {
  const hasActions = action !== undefined || secondaryAction !== undefined
  return (
    <div {...rest} className={cx(styles.root, compact && styles.compact, className)}>
      {illustration === undefined || illustration === null ? null : <div className={styles.illustration}>{illustration}</div>}
      <Heading level={titleLevel} size="subheading">
        {title}
      </Heading>
      {description === undefined ? null : <p className={styles.description}>{description}</p>}
      {hasActions ? (
        <div ref={moveFocusOnUnmount} className={styles.action}>
          {action}
          {secondaryAction}
        </div>
      ) : null}
    </div>
  )
}
