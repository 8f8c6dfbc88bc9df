'use client'
import { useId, useRef, useState } from 'react'
import { useResyncAfterReset } from './useResyncAfterReset.ts'

interface RadioOptions {
  value: string | null | undefined
  defaultValue: string | null | undefined
  onValueChange: ((value: string) => void) | undefined
  name: string | undefined
  required: boolean | undefined
  readOnly: boolean
}

/** The attributes of the browser's own radio buttons, which know arrows, tabbing, forms and resetting by themselves. */
export function useRadioProps({ value, defaultValue, onValueChange, name, required, readOnly }: RadioOptions) {
  const own = useId()
  const [first] = useState(defaultValue)
  const any = useRef<HTMLInputElement>(null)
  useResyncAfterReset(any, value !== undefined)
  const fixed = value === undefined ? first : value
  return (option: { value: string; disabled?: boolean }) => ({
    ref: any,
    type: 'radio' as const,
    // They belong together by name. Nobody asked for this one to be sent, so it belongs to no form.
    ...(name === undefined ? { name: own, form: own } : { name }),
    value: option.value,
    required,
    // Radio buttons know no read-only: there the others are off.
    disabled: option.disabled || (readOnly && option.value !== fixed),
    ...(value === undefined ? { defaultChecked: option.value === first } : { checked: option.value === value }),
    onChange: () => onValueChange?.(option.value),
  })
}
