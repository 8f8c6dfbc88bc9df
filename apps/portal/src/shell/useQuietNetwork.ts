import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Whether the page has asked the server for nothing for so many milliseconds, once. */
export function useQuietNetwork(quietMs: number): boolean {
  const isQuiet = useIsFetching() === 0
  const [wasQuiet, setWasQuiet] = useState(false)
  useEffect(() => {
    if (!isQuiet || wasQuiet) return
    const timer = setTimeout(() => setWasQuiet(true), quietMs)
    return () => clearTimeout(timer)
  }, [isQuiet, wasQuiet, quietMs])
  return wasQuiet
}
