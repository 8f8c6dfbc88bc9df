/** The other tabs of this browser that show the same to the same user. */
export interface Tabs {
  /** Sends a message to the other tabs. */
  post: (message: unknown) => void
  onMessage: (listener: (message: unknown) => void) => () => void
  /**
   * Waits until no other tab leads, then calls `lead` and leads until its promise is settled. `take` ends the lead of another tab at once.
   * The promise is rejected if a third tab ends this one's lead.
   */
  lead: (lead: () => Promise<void>, options: { take: boolean; signal: AbortSignal }) => Promise<void>
  close: () => void
}

/** The tabs of the browser by a name; undefined where the browser cannot coordinate them, as on pages served over plain HTTP. */
export function openTabs(name: string): Tabs | undefined {
  const locks = typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined) // missing on insecure pages
  if (!locks || typeof BroadcastChannel === 'undefined') return undefined
  const channel = new BroadcastChannel(name)
  const listeners = new Set<(message: unknown) => void>()
  channel.addEventListener('message', ({ data }) => {
    for (const listener of listeners) listener(data)
  })
  return {
    post: (message) => channel.postMessage(message),
    onMessage(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    // The browser allows `steal` without a signal only.
    lead: (lead, { take, signal }) => locks.request(name, take ? { steal: true } : { signal }, lead).then(() => undefined),
    close: () => channel.close(),
  }
}
