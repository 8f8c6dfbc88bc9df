import { useState } from 'react'
import { usePortal } from '../session/PortalContext.ts'

/**
 * A boolean stored on this device; undefined until it is set. If the storage throws, the value lasts until the page is closed.
 * Without a key nothing is read or stored.
 */
export function useStoredFlag(key: string | undefined): [boolean | undefined, (value: boolean) => void] {
  const { storage } = usePortal().dependencies
  const [value, setValue] = useState(() => readFlag(() => (key === undefined ? null : storage.getItem(key))))
  return [
    value,
    (next) => {
      setValue(next)
      if (key === undefined) return
      try {
        storage.setItem(key, String(next))
      } catch {
        // Private windows and full storages throw.
      }
    },
  ]
}

function readFlag(get: () => string | null): boolean | undefined {
  try {
    const text = get()
    return text === 'true' ? true : text === 'false' ? false : undefined
  } catch {
    return undefined // private windows throw
  }
}
