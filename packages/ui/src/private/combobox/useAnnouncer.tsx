'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx'

const announceDelay = 400
const minInterval = 1000

/**
 * Says things politely: what was true once nothing changed for a moment, and never more than one thing a second.
 * The region is there before its first words.
 */
export function useAnnouncer() {
  const [announcement, setAnnouncement] = useState('')
  const next = useRef<{ text: string; isEvent: boolean }>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPaused = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const announce = useCallback((text: string, kind: 'state' | 'event' = 'state') => {
    // What somebody did is not talked over by what is so now.
    if (kind === 'state' && next.current?.isEvent) return
    const flush = () => {
      const words = next.current?.text
      next.current = undefined
      if (words === undefined) return
      // The same words again are only heard when the text differs.
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
