/** `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark'

/** The theme that was chosen on this device. */
export interface ThemeStore {
  get: () => ThemeChoice
  /** Stores the choice and shows it. */
  set: (theme: ThemeChoice) => void
  subscribe: (listener: () => void) => () => void
}

/** A choice that lasts as long as the portal and is not shown. */
export function createMemoryTheme(theme: ThemeChoice = 'system'): ThemeStore {
  const listeners = new Set<() => void>()
  let current = theme
  return {
    get: () => current,
    set(next) {
      current = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
