import type { ReactNode } from 'react'

export type ToastTone = 'success' | 'error' | 'warning' | 'info'
/** Why a toast closed: timeout, the user closed it, its action was selected, or `dismiss` was called. */
export type ToastCloseReason = 'timeout' | 'close' | 'action' | 'code'

/** The event of a toast action. */
export interface ToastActionEvent {
  preventDefault: () => void
}

export interface ToastAction {
  label: string
  /** Call `event.preventDefault()` to keep the toast open. */
  onSelect: (event: ToastActionEvent) => void
}

export interface ToastOptions {
  /** A toast with the same id replaces the previous one. */
  id?: string
  /** A second, smaller line. */
  description?: string
  action?: ToastAction
  /** Milliseconds until it closes; `Infinity` never does. The default is 5 s plus 1 s per 120 characters; errors with an action do not close. */
  duration?: number
  onClose?: (end: ToastCloseReason) => void
  /** Merges toasts with the same message. @default true */
  dedupe?: boolean
  /** Instead of the icon of the tone, such as a Spinner. `showPromise` shows one while work is under way. */
  icon?: ReactNode
}

export interface ToastEntry extends ToastOptions {
  id: string
  key: number
  tone: ToastTone
  message: string
  duration: number
  /** How many times the message was shown. */
  count: number
}

/** A message for the live regions. A new key announces the same text again. */
export interface Announcement {
  key: number
  tone: ToastTone
  text: string
}

export interface ToastState {
  /** All visible and queued toasts, visible ones first. */
  entries: readonly ToastEntry[]
  announcements: readonly Announcement[]
}

/** Why the timers are paused. */
export type PauseReason = 'unmounted' | 'pointer' | 'focus' | 'hidden' | 'blur'

interface Timer {
  remaining: number
  startedAt: number
  handle: ReturnType<typeof setTimeout> | undefined
}

const minDuration = 5000
const charactersPerSecond = 120

/** Time to read a text: 5 s plus 1 s per 120 characters. */
export const getReadingTime = (text: string): number => minDuration + Math.ceil(text.length / charactersPerSecond) * 1000

const joinText = (message: string, description: string | undefined) => (description === undefined ? message : `${message} ${description}`)

export type ToastStore = ReturnType<typeof createToastStore>

/** The queue, timers and deduplication of one toast region. Independent of the DOM. */
export function createToastStore(limit: number) {
  let state: ToastState = { entries: [], announcements: [] }
  let lastKey = 0
  const listeners = new Set<() => void>()
  const timers = new Map<string, Timer>()
  const pauseReasons = new Set<PauseReason>(['unmounted'])

  const shown = () => state.entries.slice(0, limit)
  const set = (next: Partial<ToastState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  // `performance.now()` measures elapsed time; it is not affected by clock changes.
  const stopTimer = (timer: Timer) => {
    if (timer.handle === undefined) return
    clearTimeout(timer.handle)
    timer.handle = undefined
    timer.remaining -= performance.now() - timer.startedAt
  }
  const startTimer = (id: string, timer: Timer) => {
    if (timer.handle !== undefined || !Number.isFinite(timer.remaining)) return
    timer.startedAt = performance.now()
    timer.handle = setTimeout(() => end('timeout', id), Math.max(0, timer.remaining))
  }
  const schedule = () => {
    // Toasts are announced when shown, not when queued.
    const newlyShown = shown().filter(({ id }) => !timers.has(id))
    for (const { id, duration } of newlyShown) timers.set(id, { remaining: duration, startedAt: 0, handle: undefined })
    if (newlyShown.length > 0) {
      const words = newlyShown.map(({ key, tone, message, description }) => ({ key, tone, text: joinText(message, description) }))
      set({ announcements: [...state.announcements, ...words] })
    }
    for (const { id } of shown()) {
      const timer = timers.get(id)
      if (!timer) continue
      if (pauseReasons.size > 0) stopTimer(timer)
      else startTimer(id, timer)
    }
  }
  const forgetTimer = (id: string) => {
    clearTimeout(timers.get(id)?.handle)
    timers.delete(id)
  }

  function end(how: ToastCloseReason, id?: string) {
    const removed = state.entries.filter((entry) => id === undefined || entry.id === id)
    if (removed.length === 0) return
    for (const entry of removed) forgetTimer(entry.id)
    const entries = state.entries.filter((entry) => !removed.includes(entry))
    // Removed elements fire no pointerleave or blur event: clear these reasons.
    if (entries.length === 0) for (const cause of ['pointer', 'focus'] as const) pauseReasons.delete(cause)
    set({ entries })
    schedule()
    for (const entry of removed) entry.onClose?.(how)
  }

  return {
    limit,
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    show: (tone: ToastTone, message: string, options: ToastOptions = {}): string => {
      lastKey += 1
      const { description, action, dedupe = true } = options
      const existing = state.entries.find((entry) =>
        options.id === undefined
          ? dedupe && entry.tone === tone && entry.message === message && entry.description === description
          : entry.id === options.id,
      )
      const isPersistent = tone === 'error' && action !== undefined
      // A replaced toast keeps only its position.
      const entry: ToastEntry = {
        ...options,
        key: lastKey,
        id: existing?.id ?? options.id ?? `toast-${lastKey}`,
        tone,
        message,
        duration: options.duration ?? (isPersistent ? Infinity : getReadingTime(joinText(message, description))),
        count: existing?.message === message && existing.tone === tone ? existing.count + 1 : 1,
      }
      forgetTimer(entry.id)
      set({ entries: existing ? state.entries.map((other) => (other === existing ? entry : other)) : [...state.entries, entry] })
      schedule()
      return entry.id
    },
    end,
    /** Removes announcements up to this key. */
    said: (key: number) => {
      set({ announcements: state.announcements.slice(state.announcements.findIndex((announcement) => announcement.key === key) + 1) })
    },
    pause: (cause: PauseReason) => {
      pauseReasons.add(cause)
      schedule()
    },
    resume: (cause: PauseReason) => {
      pauseReasons.delete(cause)
      schedule()
    },
  }
}
