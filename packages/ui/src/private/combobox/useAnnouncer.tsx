'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx'

const lead = 400
const hold = 1000

/**
 * Says things politely: what was true once nothing changed for a moment, and never more than one thing a second.
 * The region is there before its first words.
 */
export function useAnnouncer() {
  const [said, setSaid] = useState('')
  const next = useRef<{ text: string; isEvent: boolean }>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const holds = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const say = useCallback((text: string, kind: 'state' | 'event' = 'state') => {
    // What somebody did is not talked over by what is so now.
    if (kind === 'state' && next.current?.isEvent) return
    const speak = () => {
      const words = next.current?.text
      next.current = undefined
      if (words === undefined) return
      // The same words again are only heard when the text differs.
      setSaid((before) => (before === words && words !== '' ? `${words}\u00A0` : words))
      holds.current = true
      timer.current = setTimeout(() => {
        holds.current = false
        speak()
      }, hold)
    }
    next.current = { text, isEvent: kind === 'event' }
    if (holds.current) return
    clearTimeout(timer.current)
    timer.current = setTimeout(speak, lead)
  }, [])

  return { say: announce, region: <VisuallyHidden role="status">{said}</VisuallyHidden> }
}
