'use client'
import { useLayoutEffect, useRef, useState } from 'react'

/**
 * State that is controlled by `value` if it is set, and uncontrolled otherwise.
 * `onChange` is called once per change, even for two updates before the next render.
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
      // If the parent ignores the change, the next update reports it again.
      queueMicrotask(() => {
        asked.current = settled.current
      })
      if (value === undefined) setOwn(next)
      onChange?.(next)
    },
  ]
}
