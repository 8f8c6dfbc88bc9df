'use client'
import { useEffect, useState } from 'react'

/** Loads a module once `isNeeded` is true. Offline, it retries when the network is back. `load` must be stable. */
export function useLazyModule<Module>(isNeeded: boolean, load: () => Promise<Module>): Module | undefined {
  const [loaded, setLoaded] = useState<{ module: Module }>()
  const isPending = isNeeded && loaded === undefined
  useEffect(() => {
    if (!isPending) return
    let isCancelled = false
    const start = () =>
      void load().then(
        (module) => {
          if (!isCancelled) setLoaded({ module })
          return module
        },
        () => {
          if (!isCancelled) window.addEventListener('online', start, { once: true })
        },
      )
    start()
    return () => {
      isCancelled = true
      window.removeEventListener('online', start)
    }
  }, [isPending, load])
  return loaded?.module
}
