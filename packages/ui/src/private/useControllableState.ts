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
  const [ownState, setOwnState] = useState(defaultValue)
  const current = value === undefined ? ownState : value
  const requested = useRef(current)
  const settled = useRef(current)
  useLayoutEffect(() => {
    settled.current = current
    requested.current = current
  })
  return [
    current,
    (next) => {
      if (Object.is(next, requested.current)) return
      requested.current = next
      // If the parent ignores the change, the next update reports it again.
      queueMicrotask(() => {
        requested.current = settled.current
      })
      if (value === undefined) setOwnState(next)
      onChange?.(next)
    },
  ]
}
