'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { announcement, type Shown } from './announce.ts'
import type { DataTableLabels } from './labels.ts'

interface Hearing {
  shown: Shown
  caption: string
  /** The first rows are on their way. */
  loading: boolean
  /** Other rows are on their way. */
  refetching: boolean
  words: DataTableLabels
}

/** What the table says, one sentence at a time: what somebody changed once its rows are there, and a wait once it is long. */
export function useAnnouncement({ shown, caption, loading, refetching, words }: Hearing): string {
  const [text, setText] = useState('')
  const told = useRef(shown)
  const saidLoading = useRef(false)

  const announceLoading = useEffectEvent((isLoading: boolean) => {
    if (isLoading) setText(words.loading(caption))
    else if (saidLoading.current) setText(words.loaded(caption))
    saidLoading.current = isLoading
  })
  useEffect(() => {
    if (!loading) {
      announceLoading(false)
      return
    }
    const timer = setTimeout(() => announceLoading(true), 1000)
    return () => clearTimeout(timer)
  }, [loading])

  // Whatever is drawn is compared with what was said; the same again is no news.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => {
    if (loading || refetching) return
    const sentence = announcement(told.current, shown, words)
    told.current = shown
    if (sentence !== undefined) setText(sentence)
  })
  return text
}
