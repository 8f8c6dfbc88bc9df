import { useState } from 'react'
import { usePortal } from '../session/useSession.ts'

/** Yes or no, remembered on this device under a key; undefined until it was set. A storage that refuses forgets at the end of the visit. */
export function useStoredFlag(key: string): [boolean | undefined, (value: boolean) => void] {
  const { storage } = usePortal().dependencies
  const [value, setValue] = useState(() => read(() => storage.getItem(key)))
  return [
    value,
    (next) => {
      setValue(next)
      read(() => {
        storage.setItem(key, String(next))
        return null
      })
    },
  ]
}

function read(get: () => string | null): boolean | undefined {
  try {
    const text = get()
    return text === 'true' ? true : text === 'false' ? false : undefined
  } catch {
    return undefined // private windows and full storages throw
  }
}
