'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx'

const pause = 1000
const lead = 120

/**
 * Says things politely, at most one a second, the latest of those that came meanwhile. The region is there before its first words;
 * the short lead lets a screen reader finish the letter that was typed.
 */
export function useAnnouncer() {
  const [said, setSaid] = useState('')
  const next = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )

  const say = useCallback((text: string) => {
    next.current = text
    if (timer.current !== undefined) return
    const speak = () => {
      const words = next.current
      next.current = undefined
      timer.current = undefined
      if (words === undefined) return
      // The same words again are only heard when the text differs.
      setSaid((before) => (before === words && words !== '' ? `${words}\u00A0` : words))
      timer.current = setTimeout(speak, pause)
    }
    timer.current = setTimeout(speak, lead)
  }, [])

  return { say, region: <VisuallyHidden role="status">{said}</VisuallyHidden> }
}
