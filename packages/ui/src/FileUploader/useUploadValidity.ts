'use client'
import { useEffect, useRef, type RefObject } from 'react'

interface FormState {
  busy: boolean
  /** The reason why the form cannot be submitted. */
  complaint: string
  onPendingChange: ((pending: boolean) => void) | undefined
}

/** Sets the native validity of the input and reports when uploads start and end. */
export function useUploadValidity(control: RefObject<HTMLInputElement | null>, { busy, complaint, onPendingChange }: FormState) {
  useEffect(() => {
    control.current?.setCustomValidity(complaint)
  }, [control, complaint])

  const lastReported = useRef(false)
  useEffect(() => {
    if (lastReported.current === busy) return
    lastReported.current = busy
    onPendingChange?.(busy)
  })
}
