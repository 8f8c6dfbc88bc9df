'use client'
import { cx } from 'class-variance-authority'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Loading.css.ts'
import { useLoading } from './useLoading.ts'

/** What is said of the waiting. */
export interface LoadingLabels {
  /** @default 'Loading drivers' */
  loading: (label: string) => string
  /** @default 'Drivers loaded' */
  loaded: (label: string) => string
}

export interface LoadingProps extends HTMLAttributes<HTMLDivElement> {
  /** What is on its way, as in the middle of a sentence: 'drivers'. */
  label: string
  /** It is on its way. */
  loading: boolean
  /** What keeps its place: skeletons of its shape. */
  placeholder: ReactNode
  /** Milliseconds before the placeholder is shown: what comes sooner needs none. @default 300 */
  delay?: number
  /** Milliseconds that the placeholder stays once it is shown, so that nothing flashes. @default 500 */
  minDuration?: number
  /** Milliseconds before it is said that something is on its way. @default 1000 */
  announceAfter?: number
  labels?: Partial<LoadingLabels>
  ref?: Ref<HTMLDivElement>
}

const english: LoadingLabels = {
  loading: (label) => `Loading ${label}`,
  loaded: (label) => `${label.charAt(0).toUpperCase()}${label.slice(1)} loaded`,
}

/** Keeps the place of content until it is there: without a flash for what comes soon, and with one word about what takes long. */
export function Loading({
  label,
  loading: when,
  placeholder,
  delay = 300,
  minDuration = 500,
  announceAfter = 1000,
  labels,
  className,
  children,
  ...rest
}: LoadingProps) {
  const { shown, said } = useLoading(loading, { delay, minimum: minDuration, announceAfter })
  const words = { ...english, ...labels }
  const waits = loading || shown
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {/* The place is taken from the beginning, so that nothing moves when the placeholder comes into sight. */}
      {waits ? <div className={shown ? undefined : styles.unseen}>{placeholder}</div> : children}
      <VisuallyHidden role="status">{said === 'nothing' ? null : words[said](label)}</VisuallyHidden>
    </div>
  )
}
