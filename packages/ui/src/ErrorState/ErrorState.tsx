'use client'
import { cx } from 'class-variance-authority'
import { TriangleAlert } from '../private/icons.ts'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Button } from '../Button/Button.tsx'
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx'
import { Icon } from '../private/Icon.tsx'
import { passFocusOn } from '../private/passFocusOn.ts'
import * as styles from './ErrorState.css.ts'

export interface ErrorStateLabels {
  retry: string
  retrying: string
  /** Before the reference that support asks for. */
  reference: string
}

export interface ErrorStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  /** What could not be done. @default 'Something went wrong' */
  title?: string
  /** @default 2 */
  titleLevel?: HeadingLevel
  /** Why, as far as known, and what to do. */
  description?: ReactNode
  /** Tries again; the button keeps focus while it does, and leaves it to the named place around it when it goes. */
  onRetry?: (() => void) | undefined
  /** The retry is under way. */
  retrying?: boolean | undefined
  /** The id of the request, for support. */
  reference?: string | undefined
  /** Less room around: inside a card that has a title. */
  compact?: boolean
  labels?: Partial<ErrorStateLabels>
  ref?: Ref<HTMLDivElement>
}

const english: ErrorStateLabels = { retry: 'Retry', retrying: 'Trying again', reference: 'Reference' }

/** Stands where content should be, says that it did not come, and offers to try again. */
export function ErrorState({
  title = 'Something went wrong',
  titleLevel = 2,
  description,
  onRetry,
  retrying = false,
  reference,
  compact = false,
  labels,
  className,
  ...rest
}: ErrorStateProps) {
  const words = { ...english, ...labels }
  return (
    <div {...rest} className={cx(styles.root, compact && styles.compact, className)}>
      <div role="status" className={styles.message}>
        <div className={styles.disc}>
          <Icon>
            <TriangleAlert />
          </Icon>
        </div>
        <Heading level={titleLevel} size="subheading">
          {title}
        </Heading>
        {description === undefined ? null : <p className={styles.description}>{description}</p>}
        {reference === undefined ? null : (
          <p className={styles.reference}>
            {words.reference}: {reference}
          </p>
        )}
      </div>
      {onRetry === undefined ? null : (
        <div ref={passFocusOn} className={styles.action}>
          <Button
            variant="secondary"
            size={compact ? 'small' : 'medium'}
            pending={retrying}
            pendingLabel={words.retrying}
            onClick={() => onRetry()}
          >
            {words.retry}
          </Button>
        </div>
      )}
    </div>
  )
}
