'use client'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { parseThemeChoice, type ThemeChoice, type ThemeStorage } from './themeChoice.ts'

interface StoredTheme {
  /** What was chosen in this browser, here or in another tab. */
  chosen: Partial<ThemeChoice>
  /** The same, read at once: while a served page is taken over, `chosen` is still what the server knew, which is nothing. */
  read: () => Partial<ThemeChoice>
  choose: (next: Partial<ThemeChoice>) => void
}

/** What a person chose, kept under the key, the same in every tab; without a key for as long as the page stands. */
export function useStoredTheme(key: string | undefined, storage: ThemeStorage | undefined): StoredTheme {
  // What could not be kept: there is no key, or the browser refuses, as in private windows.
  const [unkept, setUnkept] = useState<string | null>(null)

  const readText = useCallback(() => {
    if (key === undefined) return null
    try {
      return (storage ?? window.localStorage).getItem(key)
    } catch {
      return null
    }
  }, [key, storage])
  const subscribe = useCallback(
    (changed: () => void) => {
      const listen = (event: StorageEvent) => {
        if (event.key === key || event.key === null) changed()
      }
      window.addEventListener('storage', listen)
      return () => window.removeEventListener('storage', listen)
    },
    [key],
  )
  const kept = useSyncExternalStore(subscribe, readText, () => null)
  const text = unkept ?? kept
  const chosen = useMemo(() => parseThemeChoice(text), [text])

  const choose = (next: Partial<ThemeChoice>) => {
    const wanted = JSON.stringify({ ...parseThemeChoice(unkept ?? readText()), ...next })
    setUnkept(wanted)
    if (key === undefined) return
    try {
      const place = storage ?? window.localStorage
      place.setItem(key, wanted)
      if (place.getItem(key) === wanted) setUnkept(null)
    } catch {
      // It holds in this tab all the same.
    }
  }
  return { chosen, read: () => parseThemeChoice(unkept ?? readText()), choose }
}
