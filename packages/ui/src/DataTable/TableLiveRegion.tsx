'use client'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { getTableAnnouncement, type AnnouncedState } from './tableAnnouncement.ts'
import type { TableLabels } from './dataTableLabels.ts'

interface TableLiveRegionProps {
  state: AnnouncedState
  caption: string
  /** The first rows are loading. */
  loading: boolean
  /** New rows are loading. */
  refetching: boolean
  labels: TableLabels
}

/**
 * The live region of a table: changes by the user once their rows are loaded, and long loading times. It has a component of its own, so that
 * a message does not render the table again.
 */
export function TableLiveRegion({ state, caption, loading, refetching, labels }: TableLiveRegionProps) {
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

  // Runs after every render: compares the state with the last announced one. In the frame of the new rows: a message in a frame of its own
  // would lay out and paint the page again.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    if (loading || refetching) return
    const message = getTableAnnouncement(lastState.current, state, labels)
    lastState.current = state
    if (message !== undefined) setAnnouncement(message)
  })
  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>
}
