'use client'
import { cx } from 'class-variance-authority'
import { useLayoutEffect, useRef } from 'react'
import * as checkbox from '../Checkbox/Checkbox.css.ts'
import { Check, Minus } from '../private/icons.ts'
import * as choice from '../private/choiceControl.css.ts'
import * as styles from './TableRow.css.ts'

interface RowCheckboxProps {
  label: string
  checked: boolean | 'indeterminate'
  disabled?: boolean
  onCheckedChange: (on: boolean) => void
}

/** The checkbox of a row, without visible label and messages. */
export function RowCheckbox({ label, checked, disabled, onCheckedChange }: RowCheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    // `indeterminate` has no attribute, and a click resets it.
    if (box.current) box.current.indeterminate = checked === 'indeterminate'
  })
  return (
    <label className={styles.checkboxCell}>
      <span className={cx(choice.box, choice.boxSize.small)}>
        <input
          ref={box}
          type="checkbox"
          aria-label={label}
          checked={checked === true}
          disabled={disabled}
          onChange={(event) => onCheckedChange(event.currentTarget.checked)}
          className={cx(choice.control, checkbox.control)}
        />
        <Check className={checkbox.tick} strokeWidth={3} />
        <Minus className={checkbox.dash} strokeWidth={3} />
      </span>
    </label>
  )
}
