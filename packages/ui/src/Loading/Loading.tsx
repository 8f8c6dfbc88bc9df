'use client'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '../private/cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Loading.css.ts'
import { defaultDelay, useLoading } from './useLoading.ts'

/** Texts for screen readers. */
export interface LoadingLabels {
  /** @default 'Loading drivers' */
  loading: (label: string) => string
  /** @default 'Drivers loaded' */
  loaded: (label: string) => string
}

export interface LoadingProps extends HTMLAttributes<HTMLDivElement> {
  /** What is loading, as it reads inside a sentence: 'drivers'. */
  label: string
  /** Whether the content is still loading. */
  loading: boolean
  /** Shown while loading: skeletons in the shape of the content. */
  placeholder: ReactNode
  /** Milliseconds before the placeholder appears. @default 300 */
  delay?: number
  /** Milliseconds that a visible placeholder stays at least, so that it does not flash. @default 500 */
  minDuration?: number
  /** Milliseconds before the loading state is announced. @default 1000 */
  announceAfter?: number
  /** The words that the component brings itself, such as for another language. */
  labels?: Partial<LoadingLabels>
  ref?: Ref<HTMLDivElement>
}

const defaultLabels: LoadingLabels = {
  loading: (label) => `Loading ${label}`,
  loaded: (label) => `${label.charAt(0).toUpperCase()}${label.slice(1)} loaded`,
}

/** Shows a placeholder while content loads, without flashing for short waits, and announces long ones. */
export function Loading({
  label,
  loading,
  placeholder,
  delay = defaultDelay,
  minDuration = 500,
  announceAfter = 1000,
  labels,
  className,
  children,
  ...rest
}: LoadingProps) {
  const { isPlaceholderVisible, announcement } = useLoading(loading, { delay, minDuration, announceAfter })
  const texts = { ...defaultLabels, ...labels }
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {/* A hidden placeholder already takes up its space, so that the layout does not shift when it appears. */}
      {loading || isPlaceholderVisible ? (
        <div className={isPlaceholderVisible ? undefined : delay === defaultDelay ? styles.late : styles.hidden}>{placeholder}</div>
      ) : (
        children
      )}
      <VisuallyHidden role="status">{announcement === 'none' ? null : texts[announcement](label)}</VisuallyHidden>
    </div>
  )
}
