'use client'
import { useLayoutEffect, useRef, useState } from 'react'

/**
 * One state for both ways of use: the caller's value when there is one, else our own.
 * Tells the caller once per change, even when one press asks twice before the next render.
 */
export function useControllableState<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(defaultValue)
  const current = value === undefined ? own : value
  const asked = useRef(current)
  const settled = useRef(current)
  useLayoutEffect(() => {
    settled.current = current
    asked.current = current
  })
  return [
    current,
    (next) => {
      if (Object.is(next, asked.current)) return
      asked.current = next
      // A caller who does not follow may be asked again.
      queueMicrotask(() => {
        asked.current = settled.current
      })
      if (value === undefined) setOwn(next)
      onChange?.(next)
    },
  ]
}
