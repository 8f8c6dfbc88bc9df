'use client'
import { Button } from '@vehicle-partner/ui'
import { useRef, type ReactNode } from 'react'
import { useAutofilled } from './useAutofilled.ts'

export interface SubmitButtonProps {
  /** Every rule is met; until then the button is off. Leave it out where the button shows what is missing instead. */
  ready?: boolean
  pending?: boolean
  /** Words while pending. */
  pendingLabel?: string
  children: ReactNode
}

/** Sends the form that it stands in. It is also on when the browser has filled every field by itself. */
export function SubmitButton({ ready = true, pending = false, pendingLabel, children }: SubmitButtonProps) {
  const button = useRef<HTMLElement>(null)
  const autofilled = useAutofilled(button)
  return (
    <Button ref={button} type="submit" fullWidth disabled={!ready && !autofilled && !pending} pending={pending} pendingLabel={pendingLabel}>
      {children}
    </Button>
  )
}
