'use client'
import { useEffect, useRef } from 'react'

/** Debounces searches: `soon` waits for a pause, `now` searches immediately. Repeated queries are ignored. */
export function useDebouncedSearch(onSearch: ((query: string) => void) | undefined, first: string, pause: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef(first)
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const now = (query: string) => {
    clearTimeout(timer.current)
    if (query === last.current) return
    last.current = query
    latest.current?.(query)
  }
  const soon = (query: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => now(query), pause)
  }
  return { now, soon }
}
