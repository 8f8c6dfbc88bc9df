'use client'
import { useCallback, useState, useSyncExternalStore } from 'react'

/** Storage for the collapsed state: `localStorage` or a compatible object. */
export interface SidebarStorage {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
}

/** Storage may be denied or full: then the state lasts until the page is closed. */
function tryStorage<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

const getServerSnapshot = () => null

/** The collapsed state of the menu, stored under a key and synced across tabs. */
export function useStoredCollapsed(storage: SidebarStorage | undefined, key: string): [boolean | undefined, (collapsed: boolean) => void] {
  const [ownCollapsed, setOwnCollapsed] = useState<boolean>()
  const subscribe = useCallback(
    (changed: () => void) => {
      const elsewhere = (event: StorageEvent) => {
        if (event.key !== null && event.key !== key) return
        setOwnCollapsed(undefined)
        changed()
      }
      window.addEventListener('storage', elsewhere)
      return () => window.removeEventListener('storage', elsewhere)
    },
    [key],
  )
  const read = () => (storage ? (tryStorage(() => storage.getItem(key)) ?? null) : null)
  const storedValue = useSyncExternalStore(subscribe, read, getServerSnapshot)
  const collapsed = ownCollapsed ?? (storedValue === 'collapsed' ? true : storedValue === 'expanded' ? false : undefined)
  return [
    collapsed,
    (next) => {
      setOwnCollapsed(next)
      tryStorage(() => storage?.setItem(key, next ? 'collapsed' : 'expanded'))
    },
  ]
}
