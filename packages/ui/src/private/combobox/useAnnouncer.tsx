'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx'

const announceDelay = 400
const minInterval = 1000

/**
 * Announces messages politely: states once they have settled, and at most one message per second. The live region must exist before
 * its first message.
 */
export function useAnnouncer() {
  const [announcement, setAnnouncement] = useState('')
  const next = useRef<{ text: string; isEvent: boolean }>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPaused = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const announce = useCallback((text: string, kind: 'state' | 'event' = 'state') => {
    // A pending event takes priority over a state.
    if (kind === 'state' && next.current?.isEvent) return
    const flush = () => {
      const words = next.current?.text
      next.current = undefined
      if (words === undefined) return
      // Screen readers ignore an unchanged text, so a repeated message differs by a space.
      setAnnouncement((before) => (before === words && words !== '' ? `${words}\u00A0` : words))
      isPaused.current = true
      timer.current = setTimeout(() => {
        isPaused.current = false
        flush()
      }, minInterval)
    }
    next.current = { text, isEvent: kind === 'event' }
    if (isPaused.current) return
    clearTimeout(timer.current)
    timer.current = setTimeout(flush, announceDelay)
  }, [])

  return { announce, region: <VisuallyHidden role="status">{announcement}</VisuallyHidden> }
}
