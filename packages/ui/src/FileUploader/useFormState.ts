'use client'
import { useEffect, useRef, type RefObject } from 'react'

interface FormState {
  busy: boolean
  /** What stands against sending the form now. */
  complaint: string
  onPendingChange: ((pending: boolean) => void) | undefined
}

/** Tells the native form what is missing, and the caller when something begins and ends to be on its way. */
export function useFormState(control: RefObject<HTMLInputElement | null>, { busy, complaint, onPendingChange }: FormState) {
  useEffect(() => {
    control.current?.setCustomValidity(complaint)
  }, [control, complaint])

  const told = useRef(false)
  useEffect(() => {
    if (told.current === busy) return
    told.current = busy
    onPendingChange?.(busy)
  })
}
