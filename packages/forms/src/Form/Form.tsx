'use client'
import { Stack } from '@vehicle-partner/ui'
import type { FormHTMLAttributes, KeyboardEvent, ReactNode, SyntheticEvent } from 'react'
import { WaitsForEditContext } from '../fields/useField.ts'

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'className' | 'style'> {
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => Promise<void>
  /** Receives a rejection that no field can show. Without it the browser reports an uncaught error. */
  onSubmitError?: (reason: unknown) => void
  /** The gap between fields; use `large` for long forms. @default 'xlarge' */
  gap?: 'large' | 'xlarge'
  /**
   * A field that is left as it was has no message until the form is sent. For panels, which focus their first field when they open; not for
   * forms whose button is disabled while they are invalid, because their messages say why it is. @default false
   */
  waitsForEdit?: boolean
  children: ReactNode
}

const isTextInput = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.type !== 'submit' && target.type !== 'button'

/** `form.elements` also contains buttons outside the form that name it by `form`. */
const isDisabledSubmit = (element: Element): boolean =>
  element instanceof HTMLButtonElement && element.type === 'submit' && element.disabled

/** A form without the browser's own validation messages. */
export function Form({ onSubmit, onSubmitError, gap = 'xlarge', waitsForEdit = false, children, ...rest }: FormProps) {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    // A form in an overlay of this one bubbles through React's tree.
    if (event.type === 'submit' && event.target !== event.currentTarget) return
    event.preventDefault()
    onSubmit(event).catch(onSubmitError ?? reportError)
  }
  // Browsers ignore Enter while the submit button is disabled. Submit anyway, so that messages show what is missing.
  const handleKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isTextInput(event.target)) return
    // An open list handled the key, or the event bubbled through React's tree from an overlay outside the form.
    if (event.defaultPrevented || !(event.target instanceof Node && event.currentTarget.contains(event.target))) return
    if (![...event.currentTarget.elements].some(isDisabledSubmit)) return
    submit(event)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in a field submits a form natively
    <form noValidate {...rest} onSubmit={submit} onKeyDown={handleKeyDown}>
      <WaitsForEditContext value={waitsForEdit}>
        <Stack gap={gap}>{children}</Stack>
      </WaitsForEditContext>
    </form>
  )
}
