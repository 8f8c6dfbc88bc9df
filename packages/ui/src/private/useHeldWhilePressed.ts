'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { getIsPressed, subscribeToPressEnd, trackPresses } from './pointerPress.ts'

const subscribeNever = () => () => {}

/**
 * The value; while a pointer is pressed, the value from before the press. What takes room on the page changes after the click: a
 * message that comes or goes on blur would move the button from under the pointer, and the click would be lost.
 */
export function useHeldWhilePressed<Value>(value: Value, isEqual: (held: Value, value: Value) => boolean = Object.is): Value {
  useEffect(trackPresses, [])
  const [held, setHeld] = useState(value)
  const isCurrent = isEqual(held, value)
  const isPressed = useSyncExternalStore(isCurrent ? subscribeNever : subscribeToPressEnd, getIsPressed, () => false)
  if (isCurrent) return value
  if (isPressed) return held
  setHeld(value)
  return value
}
