'use client'
import { cx } from 'class-variance-authority'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { Announcement, ToastStore, ToastTone } from './store.ts'
import * as styles from './Toast.css.ts'
import { ToastCard } from './ToastCard.tsx'
import { useRegionFocus } from './useRegionFocus.ts'
import { useRegionPauses } from './useRegionPauses.ts'

/** A corner of the page, in the direction of the text. */
export type ToastPosition = 'top-end' | 'top-start' | 'bottom-end' | 'bottom-start'

/** The words that the toasts say themselves. */
export interface ToastLabels extends Record<ToastTone, string> {
  /** @default 'Notifications' */
  region: string
  /** @default 'Dismiss' */
  dismiss: string
}

const english: ToastLabels = {
  region: 'Notifications',
  dismiss: 'Dismiss',
  success: 'Success',
  error: 'Error',
  warning: 'Warning',
  info: 'Information',
}

// A live region only speaks of what changes after the browser has seen it.
const settling = 100
// Long enough for every screen reader to have picked it up, short enough that nobody meets it twice while reading the page.
const speaking = 1500

interface ToastRegionProps {
  store: ToastStore
  labels: Partial<ToastLabels> | undefined
  position: ToastPosition
  hotkey: string
}

/** The place where toasts stand: always there, so that assistive technology knows it before the first word. */
export function ToastRegion({ store, labels, position, hotkey }: ToastRegionProps) {
  const words = { ...english, ...labels }
  const region = useRef<HTMLElement>(null)
  const { entries, announcements } = useSyncExternalStore(store.subscribe, store.state, store.state)
  const shown = entries.slice(0, store.limit)
  const settled = useSettled()
  useRegionPauses(region, store)
  useRegionFocus(region, store, hotkey)

  const last = announcements.at(-1)?.key
  useEffect(() => {
    if (last === undefined || !settled) return
    const timer = setTimeout(() => store.said(last), speaking)
    return () => clearTimeout(timer)
  }, [store, last, settled])

  const said = settled ? announcements : []
  return (
    // `off` here and spoken parts inside: a dialog hides all of the page from assistive technology but what carries aria-live.
    <section ref={region} aria-label={words.region} aria-live="off" className={cx(styles.region, styles.position[position])}>
      <Spoken live="polite" said={said.filter(({ tone }) => tone !== 'error')} words={words} />
      <Spoken live="assertive" said={said.filter(({ tone }) => tone === 'error')} words={words} />
      <ol className={styles.list}>
        {shown.map((entry) => (
          <ToastCard key={entry.id} entry={entry} toneName={words[entry.tone]} dismissLabel={words.dismiss} onEnd={store.end} />
        ))}
      </ol>
    </section>
  )
}

function Spoken({ live, said, words }: { live: 'polite' | 'assertive'; said: readonly Announcement[]; words: ToastLabels }) {
  return (
    <VisuallyHidden as="div" aria-live={live} aria-relevant="additions text" aria-atomic="false">
      {said.map(({ key, tone, text }) => (
        <div key={key}>{`${words[tone]}: ${text}`}</div>
      ))}
    </VisuallyHidden>
  )
}

function useSettled() {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settling)
    return () => clearTimeout(timer)
  }, [])
  return settled
}
