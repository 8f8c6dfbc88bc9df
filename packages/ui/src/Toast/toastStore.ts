export type ToastTone = 'success' | 'error' | 'warning' | 'info'
/** How a toast went: its time was up, somebody closed it, its action was chosen, or code took it away. */
export type ToastCloseReason = 'timeout' | 'close' | 'action' | 'code'

/** What an action may do to its toast. */
export interface ToastActionEvent {
  preventDefault: () => void
}

export interface ToastAction {
  label: string
  /** `event.preventDefault()` keeps the toast. */
  onSelect: (event: ToastActionEvent) => void
}

export interface ToastOptions {
  /** A second message with the same id replaces the first. */
  id?: string
  /** A second, smaller line. */
  description?: string
  action?: ToastAction
  /** Milliseconds until it goes; `Infinity` stays. By default 5 s and 1 s more per 120 characters; an error with an action stays. */
  duration?: number
  onClose?: (end: ToastCloseReason) => void
  /** The same words again are the same toast. @default true */
  dedupe?: boolean
}

interface BusyState {
  /** Something is under way: a spinner in place of the sign. */
  busy?: boolean
}

export interface ToastEntry extends ToastOptions, BusyState {
  id: string
  key: number
  tone: ToastTone
  message: string
  duration: number
  /** How often the same thing was said. */
  count: number
}

/** What the live regions say; the key is new each time, so that the same words are said again. */
export interface Announcement {
  key: number
  tone: ToastTone
  text: string
}

export interface ToastState {
  /** All that still wait or stand; the first few are shown. */
  entries: readonly ToastEntry[]
  announcements: readonly Announcement[]
}

/** Why no time passes. */
export type PauseReason = 'unmounted' | 'pointer' | 'focus' | 'hidden' | 'blur'

interface Timer {
  remaining: number
  startedAt: number
  handle: ReturnType<typeof setTimeout> | undefined
}

const minDuration = 5000
const charactersPerSecond = 120

/** Long enough to be read: 5 s, and 1 s for each 120 characters begun. */
export const getReadingTime = (text: string): number => minDuration + Math.ceil(text.length / charactersPerSecond) * 1000

const joinText = (message: string, description: string | undefined) => (description === undefined ? message : `${message} ${description}`)

export type ToastStore = ReturnType<typeof createToastStore>

/** Keeps the toasts of one region: order, time, repetition. Knows nothing of the page. */
export function createToastStore(limit: number) {
  let state: ToastState = { entries: [], announcements: [] }
  let lastKey = 0
  const listeners = new Set<() => void>()
  const timers = new Map<string, Timer>()
  const causes = new Set<PauseReason>(['unmounted'])

  const shown = () => state.entries.slice(0, limit)
  const set = (next: Partial<ToastState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  // A monotonic measure of elapsed time, not a clock: what is left after a pause must be right.
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
    // A toast is said when it is shown, not when it begins to wait for its turn.
    const fresh = shown().filter(({ id }) => !timers.has(id))
    for (const { id, duration } of fresh) timers.set(id, { remaining: duration, startedAt: 0, handle: undefined })
    if (fresh.length > 0) {
      const words = fresh.map(({ key, tone, message, description }) => ({ key, tone, text: joinText(message, description) }))
      set({ announcements: [...state.announcements, ...words] })
    }
    for (const { id } of shown()) {
      const timer = timers.get(id)
      if (!timer) continue
      if (causes.size > 0) stopTimer(timer)
      else startTimer(id, timer)
    }
  }
  const forgetTimer = (id: string) => {
    clearTimeout(timers.get(id)?.handle)
    timers.delete(id)
  }

  function end(how: ToastCloseReason, id?: string) {
    const gone = state.entries.filter((entry) => id === undefined || entry.id === id)
    if (gone.length === 0) return
    for (const entry of gone) forgetTimer(entry.id)
    const entries = state.entries.filter((entry) => !gone.includes(entry))
    // Nothing is left to point at or to focus, and a removed element sends no event to say so.
    if (entries.length === 0) for (const cause of ['pointer', 'focus'] as const) causes.delete(cause)
    set({ entries })
    schedule()
    for (const entry of gone) entry.onClose?.(how)
  }

  return {
    limit,
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    show: (tone: ToastTone, message: string, options: ToastOptions & BusyState = {}): string => {
      lastKey += 1
      const { description, action, dedupe = true } = options
      const same = state.entries.find((entry) =>
        options.id === undefined
          ? dedupe && entry.tone === tone && entry.message === message && entry.description === description
          : entry.id === options.id,
      )
      const stays = tone === 'error' && action !== undefined
      // Nothing of an earlier message with this id is kept but its place.
      const entry: ToastEntry = {
        ...options,
        key: lastKey,
        id: same?.id ?? options.id ?? `toast-${lastKey}`,
        tone,
        message,
        duration: options.duration ?? (stays ? Infinity : getReadingTime(joinText(message, description))),
        count: same?.message === message && same.tone === tone ? same.count + 1 : 1,
      }
      forgetTimer(entry.id)
      set({ entries: same ? state.entries.map((other) => (other === same ? entry : other)) : [...state.entries, entry] })
      schedule()
      return entry.id
    },
    end,
    nextId: () => `toast-${lastKey + 1}`,
    /** Drops announcements up to this key: they have been said. */
    said: (key: number) => {
      set({ announcements: state.announcements.slice(state.announcements.findIndex((announcement) => announcement.key === key) + 1) })
    },
    pause: (cause: PauseReason) => {
      causes.add(cause)
      schedule()
    },
    resume: (cause: PauseReason) => {
      causes.delete(cause)
      schedule()
    },
  }
}
