'use client'
import { Button, Inline } from '@vehicle-partner/ui'
import type { ReactNode } from 'react'

/** The two halves of a form that stands in a panel: fields in its middle, buttons in its foot. */
export interface FormParts {
  fields: ReactNode
  actions: ReactNode
}

export interface FormButtonsProps {
  /** The id of the form, when the buttons stand outside it. */
  form?: string | undefined
  /** Every rule is met; until then the button is off. Leave it out where the button shows what is missing instead. */
  ready?: boolean
  pending?: boolean
  /** Words while pending. */
  pendingLabel?: string
  /** The way out, where there is one. */
  onCancel?: (() => void) | undefined
  /** The button as one that is not the first of its page. @default 'primary' */
  variant?: 'primary' | 'secondary'
  /** What the button does. */
  children: ReactNode
}

/** The buttons of a form: the one that sends it, and the way out. In a panel's foot the way out stands first. */
export function FormButtons({
  form,
  ready = true,
  pending = false,
  pendingLabel,
  onCancel,
  variant = 'primary',
  children,
}: FormButtonsProps) {
  const send = (
    <Button type="submit" form={form} variant={variant} disabled={!ready && !pending} pending={pending} pendingLabel={pendingLabel}>
      {children}
    </Button>
  )
  const leave = onCancel && (
    <Button variant="secondary" onClick={onCancel}>
      Cancel
    </Button>
  )
  return form === undefined ? (
    <Inline gap="small">
      {send}
      {leave}
    </Inline>
  ) : (
    <>
      {leave}
      {send}
    </>
  )
}
