'use client'
import { useContext, useImperativeHandle, useRef, useState, type KeyboardEvent } from 'react'
import { useMergedRefs } from '../private/useMergedRefs.ts'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { ConfirmationContext } from '../ConfirmDialog/ConfirmationContext.ts'

export interface TypedConfirmationLabels {
  /** The label of the field. */
  typeToConfirm: (text: string) => string
  /** The error for another text. */
  mismatch: (text: string) => string
}

export interface TypedConfirmationProps extends Omit<TextFieldProps, 'label' | 'labels' | 'value' | 'defaultValue' | 'error' | 'required'> {
  /** The text that the user must type; spaces around it do not count. */
  text: string
  /** The words that the component brings itself, such as for another language. */
  labels?: Partial<TypedConfirmationLabels>
}

const defaultLabels: TypedConfirmationLabels = {
  typeToConfirm: (text) => `Type ${text} to confirm`,
  mismatch: (text) => `This is not the same as ${text}`,
}

/** The field of a ConfirmDialog in which the user types a text before proceeding. */
export function TypedConfirmation({ text, labels, onValueChange, onKeyDown, ref, ...rest }: TypedConfirmationProps) {
  const ownField = useRef<HTMLInputElement>(null)
  const { pending, field = ownField, check, proceed } = useContext(ConfirmationContext)
  const { typeToConfirm, mismatch } = { ...defaultLabels, ...labels }
  const [typedText, setTypedText] = useState('')
  const [hasMismatch, setMismatch] = useState(false)
  const mergedRef = useMergedRefs(field, ref)
  useImperativeHandle(check, () => () => {
    if (typedText.trim() === text) return true
    setMismatch(true)
    field.current?.focus()
    return false
  })
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return
    // The dialog may stand inside another form, which must not submit.
    event.preventDefault()
    proceed?.()
  }
  return (
    <TextField
      readOnly={pending}
      autoComplete="off"
      {...rest}
      ref={mergedRef}
      label={typeToConfirm(text)}
      value={typedText}
      onValueChange={(value) => {
        setTypedText(value)
        setMismatch(false)
        onValueChange?.(value)
      }}
      onKeyDown={handleKeyDown}
      error={hasMismatch ? mismatch(text) : undefined}
      required
    />
  )
}
