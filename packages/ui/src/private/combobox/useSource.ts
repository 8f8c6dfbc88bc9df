'use client'
import { useEffect, useRef, useState } from 'react'

export type Load<Item> = (query: string, context: { signal: AbortSignal }) => Promise<readonly Item[]> | readonly Item[]

type Status = 'idle' | 'short' | 'waiting' | 'loading' | 'ready' | 'failed'

interface Answer<Item> {
  status: Status
  query: string
  /** What was found last; stays while the next answer is on its way. */
  items: readonly Item[]
}

interface Source<Item> {
  load: Load<Item> | undefined
  minChars: number
  pause: number
}

const remembered = 50

/**
 * Asks for options: once typing has paused, never for too few letters, never twice for the same words, and only the answer to the last
 * question counts; earlier ones are told to stop.
 */
export function useSource<Item>({ load, minChars, pause }: Source<Item>) {
  const start: Answer<Item> = { status: 'idle', query: '', items: [] }
  const [answer, setAnswer] = useState(start)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const request = useRef<AbortController>(undefined)
  const known = useRef(new Map<string, readonly Item[]>())
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })

  const stop = () => {
    clearTimeout(timer.current)
    request.current?.abort()
    request.current = undefined
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      request.current?.abort()
    },
    [],
  )

  const send = async (query: string) => {
    const own = new AbortController()
    request.current = own
    setAnswer(({ items }) => ({ status: 'loading', query, items }))
    try {
      const items = (await latest.current?.(query, { signal: own.signal })) ?? []
      if (own.signal.aborted) return
      const oldest = known.current.keys().next().value
      if (known.current.size >= remembered && oldest !== undefined) known.current.delete(oldest)
      known.current.set(query, items)
      setAnswer({ status: 'ready', query, items })
    } catch {
      if (!own.signal.aborted) setAnswer({ status: 'failed', query, items: [] })
    }
  }

  return {
    ...answer,
    ask: (text: string) => {
      const query = text.trim()
      stop()
      const items = known.current.get(query)
      if (items) setAnswer({ status: 'ready', query, items })
      else if (Array.from(query).length < minChars) setAnswer({ status: 'short', query, items: [] })
      else {
        setAnswer(({ items: before }) => ({ status: 'waiting', query, items: before }))
        timer.current = setTimeout(() => void send(query), pause)
      }
    },
    retry: () => {
      stop()
      void send(answer.query)
    },
    cancel: () => {
      if (answer.status !== 'waiting' && answer.status !== 'loading') return
      stop()
      setAnswer({ status: 'idle', query: '', items: [] })
    },
  }
}
