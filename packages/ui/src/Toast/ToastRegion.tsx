'use client'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { cx } from '../private/cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { Announcement, ToastStore, ToastTone } from './toastStore.ts'
import * as styles from './Toast.css.ts'
import { ToastCard } from './ToastCard.tsx'
import { useToastFocus } from './useToastFocus.ts'
import { useToastPauses } from './useToastPauses.ts'

/** A corner of the page. */
export type ToastPosition = 'top-end' | 'top-start' | 'bottom-end' | 'bottom-start'

export interface ToastLabels extends Record<ToastTone, string> {
  /** @default 'Notifications' */
  region: string
  /** @default 'Dismiss' */
  dismiss: string
}

const defaultLabels: ToastLabels = {
  region: 'Notifications',
  dismiss: 'Dismiss',
  success: 'Success',
  error: 'Error',
  warning: 'Warning',
  info: 'Information',
}

// Live regions announce only changes after they were added to the page.
const settleDelay = 100
// Long enough for screen readers to read it, short enough not to be found again when browsing the page.
const announcementDuration = 1500

interface ToastRegionProps {
  store: ToastStore
  labels: Partial<ToastLabels> | undefined
  position: ToastPosition
  hotkey: string
}

/** The toast region. Always rendered, because live regions must exist before their first message. */
export function ToastRegion({ store, labels, position, hotkey }: ToastRegionProps) {
  const mergedLabels = { ...defaultLabels, ...labels }
  const region = useRef<HTMLElement>(null)
  const { entries, announcements } = useSyncExternalStore(store.subscribe, store.state, store.state)
  const shown = entries.slice(0, store.limit)
  const isSettled = useSettled()
  useToastPauses(region, store)
  useToastFocus(region, store, hotkey)

  const lastKey = announcements.at(-1)?.key
  useEffect(() => {
    if (lastKey === undefined || !isSettled) return
    const timer = setTimeout(() => store.said(lastKey), announcementDuration)
    return () => clearTimeout(timer)
  }, [store, lastKey, isSettled])

  const current = isSettled ? announcements : []
  return (
    // `aria-live` also keeps the region visible to screen readers while a dialog hides the rest of the page.
    <section ref={region} aria-label={mergedLabels.region} aria-live="off" className={cx(styles.region, styles.position[position])}>
      <LiveRegion live="polite" announcements={current.filter(({ tone }) => tone !== 'error')} labels={mergedLabels} />
      <LiveRegion live="assertive" announcements={current.filter(({ tone }) => tone === 'error')} labels={mergedLabels} />
      <ol className={styles.list}>
        {shown.map((entry) => (
          <ToastCard
            key={entry.id}
            entry={entry}
            toneName={mergedLabels[entry.tone]}
            dismissLabel={mergedLabels.dismiss}
            onClose={store.end}
          />
        ))}
      </ol>
    </section>
  )
}

function LiveRegion({
  live,
  announcements,
  labels,
}: {
  live: 'polite' | 'assertive'
  announcements: readonly Announcement[]
  labels: ToastLabels
}) {
  return (
    <VisuallyHidden as="div" aria-live={live} aria-relevant="additions text" aria-atomic="false">
      {announcements.map(({ key, tone, text }) => (
        <div key={key}>{`${labels[tone]}: ${text}`}</div>
      ))}
    </VisuallyHidden>
  )
}

function useSettled() {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settleDelay)
    return () => clearTimeout(timer)
  }, [])
  return settled
}
