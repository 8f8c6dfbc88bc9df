'use client'
import { useEffect, useRef, useState } from 'react'

/** Throttles a value: the first change applies immediately, the last one always. */
export function useThrottled<Value>(value: Value, milliseconds: number): Value {
  const [throttled, setThrottled] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(value)
  useEffect(() => {
    if (Object.is(latest.current, value)) return
    latest.current = value
    if (timer.current !== undefined) return
    const show = () => {
      setThrottled(latest.current)
      const last = latest.current
      timer.current = setTimeout(() => {
        timer.current = undefined
        if (!Object.is(latest.current, last)) show()
      }, milliseconds)
    }
    show()
  }, [value, milliseconds])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
  return throttled
}

/** Throttles the text of a live region. The initial text is not announced. */
export function useThrottledAnnouncement(text: string, milliseconds: number): string {
  const [spoken, setSpoken] = useState('')
  const heard = useRef(text)
  const waits = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (waits.current !== undefined || text === heard.current) return
    heard.current = text
    setSpoken(text)
    waits.current = setTimeout(() => {
      waits.current = undefined
      // Announces text that changed meanwhile.
      setTurn((now) => now + 1)
    }, milliseconds)
  }, [text, turn, milliseconds])
  useEffect(
    () => () => {
      clearTimeout(waits.current)
      waits.current = undefined
    },
    [],
  )
  return spoken
}
