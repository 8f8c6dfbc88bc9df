'use client'
import { useCallback, useState, useSyncExternalStore } from 'react'

/** Where a choice is kept: `localStorage`, or anything like it. */
export interface SidebarStorage {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
}

/** A storage may be closed to us, or full: then the choice lasts as long as the page. */
function tryStorage<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

const getServerSnapshot = () => null

/** Whether the menu is collapsed, as it was left: kept under a key, and followed when another tab of the browser changes it. */
export function useStoredCollapsed(storage: SidebarStorage | undefined, key: string): [boolean | undefined, (collapsed: boolean) => void] {
  const [own, setOwn] = useState<boolean>()
  const subscribe = useCallback(
    (changed: () => void) => {
      const elsewhere = (event: StorageEvent) => {
        if (event.key !== null && event.key !== key) return
        setOwn(undefined)
        changed()
      }
      window.addEventListener('storage', elsewhere)
      return () => window.removeEventListener('storage', elsewhere)
    },
    [key],
  )
  const read = () => (storage ? (tryStorage(() => storage.getItem(key)) ?? null) : null)
  const kept = useSyncExternalStore(subscribe, read, getServerSnapshot)
  const collapsed = own ?? (kept === 'collapsed' ? true : kept === 'expanded' ? false : undefined)
  return [
    collapsed,
    (next) => {
      setOwn(next)
      tryStorage(() => storage?.setItem(key, next ? 'collapsed' : 'expanded'))
    },
  ]
}
