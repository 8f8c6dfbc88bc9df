'use client'
import { Stack } from '@vehicle-partner/ui'
import type { FormHTMLAttributes, KeyboardEvent, ReactNode, SyntheticEvent } from 'react'

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'className' | 'style'> {
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => Promise<void>
  /** Receives what was thrown and no field could show. Without it the browser reports an uncaught error. */
  onSubmitError?: (reason: unknown) => void
  /** The distance between the fields; a long form on a short page takes `large`. @default 'xlarge' */
  gap?: 'large' | 'xlarge'
  children: ReactNode
}

const isTextInput = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.type !== 'submit' && target.type !== 'button'

/** Also one that stands elsewhere on the page and names the form. */
const isOffButton = (element: Element): boolean => element instanceof HTMLButtonElement && element.type === 'submit' && element.disabled

/** Fields one under the other, sent together; the messages are ours, not the browser's. */
export function Form({ onSubmit, onSubmitError, gap = 'xlarge', children, ...rest }: FormProps) {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(event).catch(onSubmitError ?? reportError)
  }
  // Enter does nothing where the button is off. Whoever presses it asks what is missing, and shall be told.
  const explain = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isTextInput(event.target)) return
    // A list has taken the key for itself, or it was pressed in an overlay that only React takes for a part of the form.
    if (event.defaultPrevented || !(event.target instanceof Node && event.currentTarget.contains(event.target))) return
    if (![...event.currentTarget.elements].some(isOffButton)) return
    submit(event)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in a field is a form's own key
    <form noValidate {...rest} onSubmit={submit} onKeyDown={explain}>
      <Stack gap={gap}>{children}</Stack>
    </form>
  )
}
