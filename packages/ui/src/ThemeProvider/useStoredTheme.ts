'use client'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { parseThemeChoice, type ThemeChoice, type ThemeStorage } from './themeChoice.ts'

interface StoredTheme {
  /** The choice in this browser, of this or another tab. */
  stored: Partial<ThemeChoice>
  /** Reads the storage now: during hydration `stored` is still empty, as on the server. */
  readStored: () => Partial<ThemeChoice>
  store: (next: Partial<ThemeChoice>) => void
}

/** The user's theme choice, stored under a key and synced across tabs. Without a key it lasts as long as the component. */
export function useStoredTheme(key: string | undefined, storage: ThemeStorage | undefined): StoredTheme {
  // A choice that could not be stored: there is no key, or the browser denies storage, as in private windows.
  const [unstoredText, setUnstoredText] = useState<string | null>(null)

  const readText = useCallback(() => {
    if (key === undefined) return null
    try {
      return (storage ?? window.localStorage).getItem(key)
    } catch {
      return null
    }
  }, [key, storage])
  const subscribe = useCallback(
    (onChange: () => void) => {
      const handleStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) onChange()
      }
      window.addEventListener('storage', handleStorage)
      return () => window.removeEventListener('storage', handleStorage)
    },
    [key],
  )
  const storedText = useSyncExternalStore(subscribe, readText, () => null)
  const text = unstoredText ?? storedText
  const stored = useMemo(() => parseThemeChoice(text), [text])

  const store = (next: Partial<ThemeChoice>) => {
    const nextText = JSON.stringify({ ...parseThemeChoice(unstoredText ?? readText()), ...next })
    setUnstoredText(nextText)
    if (key === undefined) return
    try {
      const target = storage ?? window.localStorage
      target.setItem(key, nextText)
      if (target.getItem(key) === nextText) setUnstoredText(null)
    } catch {
      // The choice still applies in this tab.
    }
  }
  return { stored, readStored: () => parseThemeChoice(unstoredText ?? readText()), store }
}
