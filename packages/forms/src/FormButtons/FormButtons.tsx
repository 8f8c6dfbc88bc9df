'use client'
import { Button, Inline } from '@vehicle-partner/ui'
import type { ReactNode, Ref } from 'react'

/** Fields and buttons of a form, to be rendered apart. */
export interface FormParts {
  fields: ReactNode
  actions: ReactNode
}

export interface FormButtonsProps {
  /** The id of the form, if the buttons are outside it. */
  form?: string | undefined
  /** All fields are valid; until then the button is disabled. Leave it out if pressing the button should show what is missing. */
  ready?: boolean
  pending?: boolean
  /** Label while pending. */
  pendingLabel?: string
  /** Renders a cancel button. */
  onCancel?: (() => void) | undefined
  /** The look of the submit button. @default 'primary' */
  variant?: 'primary' | 'secondary' | 'danger'
  /** Where the buttons of a form stand that has them inside; at the end cancel comes first. @default 'start' */
  align?: 'start' | 'end'
  /** The submit button, such as to focus it. */
  submitRef?: Ref<HTMLButtonElement> | undefined
  /** Label of the submit button. */
  children: ReactNode
}

/** Submit and cancel. At the end, and outside the form, as in a panel's footer, cancel comes first. */
export function FormButtons({
  form,
  ready = true,
  pending = false,
  pendingLabel,
  onCancel,
  variant = 'primary',
  align = 'start',
  submitRef,
  children,
}: FormButtonsProps) {
  const submitButton = (
    <Button
      ref={submitRef}
      type="submit"
      form={form}
      variant={variant}
      disabled={!ready && !pending}
      pending={pending}
      pendingLabel={pendingLabel}
    >
      {children}
    </Button>
  )
  const cancelButton = onCancel && (
    <Button variant="secondary" onClick={onCancel}>
      Cancel
    </Button>
  )
  const buttons =
    form === undefined && align === 'start' ? (
      <>
        {submitButton}
        {cancelButton}
      </>
    ) : (
      <>
        {cancelButton}
        {submitButton}
      </>
    )
  return form === undefined ? (
    <Inline gap="small" justify={align}>
      {buttons}
    </Inline>
  ) : (
    buttons
  )
}
