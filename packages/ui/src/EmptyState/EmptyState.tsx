'use client'
import { cx } from 'class-variance-authority'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { EmptyRoadIllustration } from '../illustrations/EmptyRoadIllustration.tsx'
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx'
import { moveFocusOnUnmount } from '../private/moveFocusOnUnmount.ts'
import * as styles from './EmptyState.css.ts'

/** `empty`: there never was anything. `filtered`: there is, but nothing that was asked for. */
export type EmptyStateKind = 'empty' | 'filtered'

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  /** @default 'empty' */
  kind?: EmptyStateKind
  /** What is not there. */
  title: string
  /** @default 2 */
  titleLevel?: HeadingLevel
  /** When it will be there, or what to do. */
  description?: ReactNode
  /** A link or a button; at most one primary. The focus in it passes on to the named place around when it goes. */
  action?: ReactNode
  /** A second, quieter way on. */
  secondaryAction?: ReactNode
  /** A drawing, decoration only; `null` for none. @default an empty lane, or a bus that is not on it */
  illustration?: ReactNode
  /** Less room around, no drawing: inside a card that has a title. */
  compact?: boolean
  ref?: Ref<HTMLDivElement>
}

/** Stands where a list or a chart will be, and says how it fills. */
export function EmptyState({
  kind = 'empty',
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
  const drawing = illustration === undefined && !compact ? <EmptyRoadIllustration missing={kind === 'filtered'} /> : illustration
  const hasActions = action !== undefined || secondaryAction !== undefined
  return (
    <div {...rest} className={cx(styles.root, compact && styles.compact, className)}>
      {drawing === undefined || drawing === null ? null : <div className={styles.art}>{drawing}</div>}
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
