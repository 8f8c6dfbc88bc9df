'use client'
import { useEffect, useRef } from 'react'

interface DebouncedSearchOptions {
  onSearch: ((query: string) => void) | undefined
  debounce: number
  /** The text of the field. What the app writes into it, at first or with Back, is the query that was searched last. */
  text: string
}

/** Debounces searches: `soon` waits for a pause, and for a call that does not wait; `now` searches immediately. Repeated queries are ignored. */
export function useDebouncedSearch({ onSearch, debounce, text }: DebouncedSearchOptions) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastQuery = useRef(text)
  const latest = useRef(onSearch)
  /** The text as the user has left it. */
  const typed = useRef(text)
  useEffect(() => {
    latest.current = onSearch
    if (text !== typed.current) lastQuery.current = typed.current = text
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const now = (query: string) => {
    clearTimeout(timer.current)
    if (query === lastQuery.current) return
    lastQuery.current = query
    latest.current?.(query)
  }
  const soon = (query: string, waits = false) => {
    typed.current = query
    clearTimeout(timer.current)
    if (!waits) timer.current = setTimeout(() => now(query), debounce)
  }
  return { now, soon }
}
