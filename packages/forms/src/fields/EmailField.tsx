'use client'
import { suggestEmail } from '@vehicle-partner/domain'
import {
  Button,
  Stack,
  TextField as Field,
  useHeldWhilePressed,
  VisuallyHidden,
  type TextFieldProps as FieldProps,
} from '@vehicle-partner/ui'
import { useCallback, useRef, useState } from 'react'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { useField, type BoundProp } from './useField.ts'

export type EmailFieldProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string>> = {
  control: Control<Values>
  name: Name
} & Omit<FieldProps, BoundProp | 'type' | 'inputMode'>

/** An address on one line of a phone; the name is in the field. */
const shorten = (address: string) => address.replace(/^([^@]{12})[^@]{2,}/, '$1…')

/** An e-mail address. When it is left with a domain that looks mistyped, a button offers the one that was probably meant; nothing is blocked. */
export function EmailField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  control,
  name,
  ...rest
}: EmailFieldProps<Values, Name>) {
  const { ref, onBlur, value, onValueChange, ...field } = useField(control, name)
  const address: string = value // the type of `name` allows no other
  const element = useRef<HTMLInputElement>(null)
  const setElement = useCallback(
    (next: HTMLInputElement | null) => {
      element.current = next
      ref(next)
    },
    [ref],
  )
  // A restored address was left before.
  const [leftWith, setLeftWith] = useState(address)
  const meant = rest.readOnly === true || leftWith !== address ? undefined : suggestEmail(address)
  // The button must not move what is being pressed while the field is left.
  const offered = useHeldWhilePressed(meant)
  const question = `Did you mean ${offered}?`
  const shownQuestion = `Did you mean ${offered === undefined ? '' : shorten(offered)}?`
  return (
    <Stack gap="none" align="stretch">
      <Field
        {...rest}
        {...field}
        ref={setElement}
        type="email"
        inputMode="email"
        value={address}
        onValueChange={onValueChange}
        onBlur={() => {
          setLeftWith(address)
          onBlur()
        }}
      />
      {offered === undefined ? null : (
        <div>
          <Button
            variant="quiet"
            size="small"
            flush
            onClick={() => {
              onValueChange(offered)
              element.current?.focus()
            }}
          >
            {shownQuestion}
          </Button>
        </div>
      )}
      <VisuallyHidden role="status">{offered === undefined ? null : question}</VisuallyHidden>
    </Stack>
  )
}
