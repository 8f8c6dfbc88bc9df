'use client'
import { Button } from '@vehicle-partner/ui'
import { useRef, useState, type ReactNode } from 'react'
import { useAutofilled } from './useAutofilled.ts'

export interface SubmitButtonProps {
  /** All fields are valid; until then the button is disabled. Leave it out if pressing the button should show what is missing. */
  ready?: boolean
  pending?: boolean
  /** Label while pending. */
  pendingLabel?: string
  children: ReactNode
}

/** Submits its form. It is also enabled while the browser has autofilled every field. */
export function SubmitButton({ ready = true, pending = false, pendingLabel, children }: SubmitButtonProps) {
  const button = useRef<HTMLElement>(null)
  const autofilled = useAutofilled(button)
  // A late validation must not disable the focused button: the browser would drop the focus. A press then shows what is missing.
  const [isFocused, setFocused] = useState(false)
  return (
    <Button
      ref={button}
      type="submit"
      fullWidth
      disabled={!ready && !autofilled && !pending && !isFocused}
      pending={pending}
      pendingLabel={pendingLabel}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {children}
    </Button>
  )
}
