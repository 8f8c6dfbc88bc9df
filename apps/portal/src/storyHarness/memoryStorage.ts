import type { PortalDependencies } from '../session/PortalDependencies.ts'

/** A storage in memory that several tabs share: each tab receives change events of the other tabs' writes. */
export function memoryStorage(contents: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(contents))
  const tabs = new Map<object, Set<() => void>>()
  const notifyOthers = (writer: object) => {
    for (const [other, listeners] of tabs) if (other !== writer) listeners.forEach((listener) => listener())
  }
  return {
    values,
    open(): PortalDependencies['storage'] {
      const tab = {}
      const listeners = new Set<() => void>()
      tabs.set(tab, listeners)
      return {
        getItem: (key) => values.get(key) ?? null,
        setItem(key, value) {
          values.set(key, value)
          notifyOthers(tab)
        },
        removeItem(key) {
          values.delete(key)
          notifyOthers(tab)
        },
        clear() {
          values.clear()
          notifyOthers(tab)
        },
        onChange(listener) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      }
    },
  }
}
