'use client'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useFormReset } from './useFormReset.ts'

/** A form's reset turns the browser's own boxes back behind React's back. Where the caller holds the value, they are drawn as he says. */
export function useResyncAfterReset(control: RefObject<HTMLInputElement | null>, isHeld: boolean) {
  const [, draw] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useFormReset(control, () => {
    // The event comes before the boxes have turned.
    if (isHeld) timer.current = setTimeout(() => draw((times) => times + 1))
  })
}
