import type { PortalDependencies } from '../session/PortalDependencies.ts'

/** A storage in memory, as a browser's windows share it: each window hears of what the others write, not of its own. */
export function memoryStorage(contents: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(contents))
  const windows = new Map<object, Set<() => void>>()
  const tell = (writer: object) => {
    for (const [other, listeners] of windows) if (other !== writer) listeners.forEach((listener) => listener())
  }
  return {
    values,
    open(): PortalDependencies['storage'] {
      const me = {}
      const listeners = new Set<() => void>()
      windows.set(me, listeners)
      return {
        getItem: (key) => values.get(key) ?? null,
        setItem(key, value) {
          values.set(key, value)
          tell(me)
        },
        removeItem(key) {
          values.delete(key)
          tell(me)
        },
        clear() {
          values.clear()
          tell(me)
        },
        onChange(listener) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      }
    },
  }
}
