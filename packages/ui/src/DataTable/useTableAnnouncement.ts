'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { getTableAnnouncement, type AnnouncedState } from './tableAnnouncement.ts'
import type { DataTableLabels } from './dataTableLabels.ts'

interface AnnouncementOptions {
  state: AnnouncedState
  caption: string
  /** The first rows are loading. */
  loading: boolean
  /** New rows are loading. */
  refetching: boolean
  labels: DataTableLabels
}

/** The message of the live region: changes by the user once their rows are loaded, and long loading times. */
export function useTableAnnouncement({ state, caption, loading, refetching, labels }: AnnouncementOptions): string {
  const [announcement, setAnnouncement] = useState('')
  const lastState = useRef(state)
  const hasAnnouncedLoading = useRef(false)

  const announceLoading = useEffectEvent((isLoading: boolean) => {
    if (isLoading) setAnnouncement(labels.loading(caption))
    else if (hasAnnouncedLoading.current) setAnnouncement(labels.loaded(caption))
    hasAnnouncedLoading.current = isLoading
  })
  useEffect(() => {
    if (!loading) {
      announceLoading(false)
      return
    }
    const timer = setTimeout(() => announceLoading(true), 1000)
    return () => clearTimeout(timer)
  }, [loading])

  // Runs after every render: compares the state with the last announced one.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => {
    if (loading || refetching) return
    const message = getTableAnnouncement(lastState.current, state, labels)
    lastState.current = state
    if (message !== undefined) setAnnouncement(message)
  })
  return announcement
}
