'use client'
import { useEffect, useRef, useState } from 'react'

export type LoadOptions<Item> = (query: string, context: { signal: AbortSignal }) => Promise<readonly Item[]> | readonly Item[]

type LoadStatus = 'idle' | 'short' | 'waiting' | 'loading' | 'ready' | 'failed'

interface LoadResult<Item> {
  status: LoadStatus
  query: string
  /** The last results; kept while loading the next ones. */
  items: readonly Item[]
}

interface OptionLoaderOptions<Item> {
  load: LoadOptions<Item> | undefined
  minChars: number
  debounce: number
}

const cacheSize = 50

/**
 * Loads options with debouncing, a minimum query length and a cache. Only the response to the last query counts; earlier requests are
 * aborted.
 */
export function useOptionLoader<Item>({ load, minChars, debounce }: OptionLoaderOptions<Item>) {
  const start: LoadResult<Item> = { status: 'idle', query: '', items: [] }
  const [result, setResult] = useState(start)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const request = useRef<AbortController>(undefined)
  const cache = useRef(new Map<string, readonly Item[]>())
  const latestLoad = useRef(load)
  useEffect(() => {
    latestLoad.current = load
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

  const loadNow = async (query: string) => {
    const controller = new AbortController()
    request.current = controller
    setResult(({ items }) => ({ status: 'loading', query, items }))
    try {
      const items = (await latestLoad.current?.(query, { signal: controller.signal })) ?? []
      if (controller.signal.aborted) return
      const oldest = cache.current.keys().next().value
      if (cache.current.size >= cacheSize && oldest !== undefined) cache.current.delete(oldest)
      cache.current.set(query, items)
      setResult({ status: 'ready', query, items })
    } catch {
      if (!controller.signal.aborted) setResult({ status: 'failed', query, items: [] })
    }
  }

  return {
    ...result,
    search: (text: string) => {
      const query = text.trim()
      stop()
      const items = cache.current.get(query)
      if (items) setResult({ status: 'ready', query, items })
      else if (Array.from(query).length < minChars) setResult({ status: 'short', query, items: [] })
      else {
        setResult(({ items: before }) => ({ status: 'waiting', query, items: before }))
        timer.current = setTimeout(() => void loadNow(query), debounce)
      }
    },
    retry: () => {
      stop()
      void loadNow(result.query)
    },
    cancel: () => {
      if (result.status !== 'waiting' && result.status !== 'loading') return
      stop()
      setResult({ status: 'idle', query: '', items: [] })
    },
  }
}
