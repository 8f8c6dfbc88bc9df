'use client'
import { useImperativeHandle, useLayoutEffect, useRef, type FieldsetHTMLAttributes, type ReactNode, type Ref } from 'react'
import { cx } from './cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './ChoiceGroup.css.ts'
import * as fieldStyles from './Field.css.ts'
import { useFieldIds, type FieldProps } from './Field.tsx'
import { FieldMessages } from './FieldMessages.tsx'

export interface ChoiceGroupProps
  extends FieldProps, Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, keyof FieldProps | 'name' | 'defaultValue'> {
  /** The group. Its `focus()` focuses the selected control, so that a form can focus it. */
  ref?: Ref<HTMLFieldSetElement>
}

/** Legend, hint, options and messages of a group of checkboxes or radio buttons. */
export function ChoiceGroup({
  label,
  labelHidden,
  hint,
  error,
  note,
  optionalLabel,
  className,
  ref,
  'aria-describedby': ariaDescribedBy,
  children,
  ...rest
}: ChoiceGroupProps & { children: ReactNode }) {
  const group = useRef<HTMLFieldSetElement>(null)
  useImperativeHandle<HTMLFieldSetElement | null, HTMLFieldSetElement | null>(ref, () => group.current, [])
  const { ids, describedBy } = useFieldIds({ label, hint, error, note }, { id: undefined, describedBy: ariaDescribedBy })

  // A fieldset is not focusable, but forms call `focus()` on the first invalid field.
  useLayoutEffect(() => {
    const element = group.current
    if (!element) return
    const focus = (options?: FocusOptions) => {
      const controls = [...element.querySelectorAll<HTMLInputElement>('input:enabled')]
      const target = controls.find((control) => control.checked) ?? controls[0]
      target?.focus(options)
    }
    Object.defineProperty(element, 'focus', { value: focus, configurable: true, writable: true })
  }, [])

  const labelContent = (
    <>
      {label}
      {optionalLabel ? <span className={fieldStyles.optional}> {optionalLabel}</span> : null}
    </>
  )
  return (
    <fieldset {...rest} ref={group} aria-describedby={describedBy} className={cx(styles.root, className)}>
      {labelHidden ? (
        <VisuallyHidden as="legend">{labelContent}</VisuallyHidden>
      ) : (
        <legend className={cx(fieldStyles.label, styles.legend)}>{labelContent}</legend>
      )}
      {hint ? (
        <div id={ids.hint} className={fieldStyles.hint}>
          {hint}
        </div>
      ) : null}
      {children}
      <FieldMessages ids={ids} note={note} error={error} />
    </fieldset>
  )
}
