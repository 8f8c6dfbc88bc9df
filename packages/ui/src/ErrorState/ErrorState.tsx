'use client'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '../private/cx.ts'
import { Button } from '../Button/Button.tsx'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx'
import { Icon } from '../private/Icon.tsx'
import { Lock, RefreshCw, Search, WifiOff } from '../private/icons/errorIcons.ts'
import { TriangleAlert } from '../private/icons/messageIcons.ts'
import type { IconComponent } from '../private/drawIcon.ts'
import { moveFocusOnUnmount } from '../private/moveFocusOnUnmount.ts'
import { useOnline } from '../private/useOnline.ts'
import * as styles from './ErrorState.css.ts'

/** `chunk`: a code chunk failed to load, often because a new version was deployed. */
export type ErrorStateKind = 'error' | 'offline' | 'forbidden' | 'not-found' | 'chunk'

export interface ErrorStateLabels {
  /** Default titles. */
  titles: Record<ErrorStateKind, string>
  descriptions: Partial<Record<ErrorStateKind, string>>
  /** The title of `forbidden` with `page`. */
  forbidden: (page: string) => string
  retry: string
  retrying: string
  /** Replaces `retry` for `chunk`. */
  reload: string
  /** The label of the reference. */
  reference: string
  copyReference: string
}

export interface ErrorStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  /** `error` is shown as `offline` while the browser is offline. @default 'error' */
  kind?: ErrorStateKind
  /** What failed. @default depends on `kind`: 'Something went wrong' */
  title?: string
  /** The heading level of the title. @default 2 */
  titleLevel?: HeadingLevel
  /** The reason, and what to do. */
  description?: ReactNode
  /** The page that a `forbidden` error is about. */
  page?: string
  /**
   * Called on retry. While retrying, the button keeps focus; when it is removed, focus moves to the nearest labelled ancestor.
   * Without it `chunk` reloads the page.
   */
  onRetry?: (() => void) | undefined
  /** A retry is in progress. */
  retrying?: boolean | undefined
  /** Another action, such as a link to another page. */
  action?: ReactNode
  /** The request id for support, with a copy button. */
  reference?: string | undefined
  /** Smaller padding: inside a card that has a title. */
  compact?: boolean
  /** The words that the component brings itself, such as for another language. */
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

/** Replaces content that could not be loaded, with an explanation and a retry. */
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
  // The description of an error does not apply while offline.
  const shownDescription = (isReplaced ? undefined : description) ?? mergedLabels.descriptions[kind]
  const handleRetry = onRetry ?? (kind === 'chunk' ? () => window.location.reload() : undefined)
  return (
    <div {...rest} className={cx(styles.root, compact && styles.compact, className)}>
      <div role="status" className={styles.message}>
        <div className={cx(styles.disc, styles.discKind[kind])}>
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
