'use client'
import { useLayoutEffect, useRef } from 'react'
import { cx } from '../private/cx.ts'
import * as checkbox from '../Checkbox/Checkbox.css.ts'
import { Minus } from '../private/icons/arrowIcons.ts'
import { Check } from '../private/icons/messageIcons.ts'
import * as choice from '../private/choiceControl.css.ts'

export interface TableCheckboxProps {
  checked: boolean | 'indeterminate'
  disabled?: boolean
  onCheckedChange: (on: boolean) => void
  'aria-label'?: string
  'aria-labelledby'?: string
}

/** The control and look of a Checkbox, controlled and without messages, which a table needs often. */
export function TableCheckbox({ checked, onCheckedChange, ...input }: TableCheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    // `indeterminate` has no attribute, and a click resets it.
    if (box.current) box.current.indeterminate = checked === 'indeterminate'
  })
  return (
    <>
      <input
        {...input}
        ref={box}
        type="checkbox"
        checked={checked === true}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
        className={cx(choice.control, checkbox.control)}
      />
      <Check className={checkbox.tick} strokeWidth={3} />
      <Minus className={checkbox.dash} strokeWidth={3} />
    </>
  )
}
