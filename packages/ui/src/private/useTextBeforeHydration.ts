'use client'
import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Calls back once, on mount, with the text of a control: the user may have typed into the served page before hydration. */
export function useTextBeforeHydration(control: RefObject<HTMLInputElement | null>, onText: (text: string) => void) {
  const isDone = useRef(false)
  useLayoutEffect(() => {
    if (isDone.current) return
    isDone.current = true
    onText(control.current?.value ?? '')
  })
}
