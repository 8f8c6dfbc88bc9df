import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { usePortal } from '../session/PortalContext.ts'

/** Milliseconds without a request of the page. */
const quietMs = 2000

/** Loads the code of these pages one after the other while the page asks the server for nothing. Not for users who save data. */
export function usePrefetchPages(paths: readonly string[]): void {
  const { dependencies, prefetch } = usePortal()
  const { network } = dependencies
  const isQuiet = useIsFetching() === 0
  const [count, setCount] = useState(0)
  const next = paths[count]
  useEffect(() => {
    if (!isQuiet || next === undefined) return
    const timer = setTimeout(() => {
      if (network.savesData?.() === true || !network.online()) return
      void prefetch(next).then(() => setCount((before) => before + 1))
    }, quietMs)
    return () => clearTimeout(timer)
  }, [isQuiet, next, network, prefetch])
}
