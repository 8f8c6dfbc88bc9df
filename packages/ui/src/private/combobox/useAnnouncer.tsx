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
  const next = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const holds = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const say = useCallback((text: string) => {
    const speak = () => {
      const words = next.current
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
    next.current = text
    if (holds.current) return
    clearTimeout(timer.current)
    timer.current = setTimeout(speak, lead)
  }, [])

  return { say, region: <VisuallyHidden role="status">{said}</VisuallyHidden> }
}
