'use client'
import { cva, cx } from 'class-variance-authority'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Button } from '../Button/Button.tsx'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx'
import { Icon } from '../private/Icon.tsx'
import { Lock, RefreshCw, Search, TriangleAlert, WifiOff, type IconComponent } from '../private/icons.ts'
import { moveFocusOnUnmount } from '../private/moveFocusOnUnmount.ts'
import { useOnline } from '../private/useOnline.ts'
import * as styles from './ErrorState.css.ts'

/** `chunk`: a part of the program did not come, most often because a newer version is there. */
export type ErrorStateKind = 'error' | 'offline' | 'forbidden' | 'not-found' | 'chunk'

export interface ErrorStateLabels {
  /** What is said when the caller says nothing. */
  titles: Record<ErrorStateKind, string>
  descriptions: Partial<Record<ErrorStateKind, string>>
  /** Said of a page that this person may not see. */
  forbidden: (page: string) => string
  retry: string
  retrying: string
  /** Instead of `retry`, where only a new start helps. */
  reload: string
  /** Before the reference that support asks for. */
  reference: string
  copyReference: string
}

export interface ErrorStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  /** An `error` shows itself as `offline` for as long as the browser has no network. @default 'error' */
  kind?: ErrorStateKind
  /** What could not be done. @default by kind: 'Something went wrong' */
  title?: string
  /** @default 2 */
  titleLevel?: HeadingLevel
  /** Why, as far as known, and what to do. */
  description?: ReactNode
  /** Of which page a `forbidden` speaks. */
  page?: string
  /** Tries again; the button keeps focus while it does, and leaves it to the named place around it when it goes. Without it a `chunk` reloads the page. */
  onRetry?: (() => void) | undefined
  /** The retry is under way. */
  retrying?: boolean | undefined
  /** Another way on: a link to where the person may go. */
  action?: ReactNode
  /** The id of the request, for support; it can be copied. */
  reference?: string | undefined
  /** Less room around: inside a card that has a title. */
  compact?: boolean
  labels?: Partial<ErrorStateLabels>
  ref?: Ref<HTMLDivElement>
}

const defaultLabels: ErrorStateLabels = {
  titles: {
    error: 'Something went wrong',
    offline: 'You are offline',
    forbidden: 'No access',
    'not-found': 'Not found',
    chunk: 'A part of this page did not load',
  },
  descriptions: {
    offline: 'This needs the network. Try again when you are connected.',
    chunk: 'There may be a newer version. Reload the page to go on.',
  },
  forbidden: (page) => `You do not have access to view ${page} page`,
  retry: 'Retry',
  retrying: 'Trying again',
  reload: 'Reload',
  reference: 'Reference',
  copyReference: 'Copy reference',
}

const icons: Record<ErrorStateKind, IconComponent> = {
  error: TriangleAlert,
  offline: WifiOff,
  forbidden: Lock,
  'not-found': Search,
  chunk: RefreshCw,
}

const disc = cva(styles.disc, { variants: { kind: styles.discKind } })

/** Stands where content should be, says that it did not come, and offers to try again. */
export function ErrorState({
  kind: given = 'error',
  title,
  titleLevel = 2,
  description,
  page,
  onRetry,
  retrying = false,
  action,
  reference,
  compact = false,
  labels,
  className,
  ...rest
}: ErrorStateProps) {
  const mergedLabels = { ...defaultLabels, ...labels }
  const isOnline = useOnline()
  const kind = given === 'error' && !isOnline ? 'offline' : given
  const isReplaced = kind !== given
  const KindIcon = icons[kind]
  const defaultTitle = kind === 'forbidden' && page !== undefined ? mergedLabels.forbidden(page) : mergedLabels.titles[kind]
  // What was said of the error does not hold for the missing network.
  const shownDescription = (isReplaced ? undefined : description) ?? mergedLabels.descriptions[kind]
  const handleRetry = onRetry ?? (kind === 'chunk' ? () => window.location.reload() : undefined)
  return (
    <div {...rest} className={cx(styles.root, compact && styles.compact, className)}>
      <div role="status" className={styles.message}>
        <div className={disc({ kind })}>
          <Icon>
            <KindIcon />
          </Icon>
        </div>
        <Heading level={titleLevel} size="subheading">
          {(isReplaced ? undefined : title) ?? defaultTitle}
        </Heading>
        {shownDescription === undefined ? null : <p className={styles.description}>{shownDescription}</p>}
      </div>
      {reference === undefined ? null : (
        <div className={styles.reference}>
          <span>
            {mergedLabels.reference}: {reference}
          </span>
          <CopyButton iconOnly value={reference} label={mergedLabels.copyReference} />
        </div>
      )}
      {handleRetry === undefined && action === undefined ? null : (
        <div ref={moveFocusOnUnmount} className={styles.action}>
          {handleRetry === undefined ? null : (
            <Button
              variant="secondary"
              size={compact ? 'small' : 'medium'}
              pending={retrying}
              pendingLabel={mergedLabels.retrying}
              onClick={() => handleRetry()}
            >
              {kind === 'chunk' ? mergedLabels.reload : mergedLabels.retry}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  )
}
