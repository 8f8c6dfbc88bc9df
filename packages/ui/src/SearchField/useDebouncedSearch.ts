'use client'
import { useEffect, useRef } from 'react'

/** Debounces searches: `soon` waits for a pause, `now` searches immediately. Repeated queries are ignored. */
export function useDebouncedSearch(onSearch: ((query: string) => void) | undefined, initialQuery: string, debounce: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastQuery = useRef(initialQuery)
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const now = (query: string) => {
    clearTimeout(timer.current)
    if (query === lastQuery.current) return
    lastQuery.current = query
    latest.current?.(query)
  }
  const soon = (query: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => now(query), debounce)
  }
  return { now, soon }
}
