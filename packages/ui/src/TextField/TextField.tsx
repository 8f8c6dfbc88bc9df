'use client'
import { useImperativeHandle, useRef, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { cx } from '../private/cx.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Field, useFieldIds, type FieldProps } from '../private/Field.tsx'
import { FieldAffix, FieldBox } from '../private/FieldBox.tsx'
import * as fieldStyles from '../private/FieldBox.css.ts'
import { defaultCharacterCountLabels, CharacterCount, useCharacterCount, type CharacterCountLabels } from '../private/CharacterCount.tsx'
import { X } from '../private/icons/messageIcons.ts'
import { useInputText, setInputText } from '../private/useInputText.ts'
import { SmallSpinner } from '../private/SmallSpinner.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './TextField.css.ts'

export type TextFieldType = 'text' | 'email' | 'tel' | 'url'

export interface TextFieldLabels extends CharacterCountLabels {
  /** Name of the clear button; `#` is replaced by the field's label. */
  clear: string
  loading: string
}

type InputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'size' | 'type' | 'prefix' | 'value' | 'defaultValue' | 'maxLength'
>

export interface TextFieldProps extends FieldProps, InputProps {
  /** The kind of text: keyboard and hints of the browser. @default 'text' */
  type?: TextFieldType
  /** The value, if the app keeps it. */
  value?: string
  /** The value at first, if the component keeps it itself. */
  defaultValue?: string
  /** Called with the text after each change. */
  onValueChange?: (value: string) => void
  /** Shown before the text, such as a currency. */
  prefix?: ReactNode
  /** Shown after the text, such as a unit. */
  suffix?: ReactNode
  /** `end` aligns digits in columns. @default 'start' */
  align?: 'start' | 'end'
  /** Shows a clear button while the field is not empty. */
  clearable?: boolean
  /** Trims whitespace on blur. */
  trim?: boolean
  /** The maximum number of characters. Longer text is not truncated but shows an error. */
  maxLength?: number
  /** Shows the number of remaining characters. Excess characters are always shown. @default true */
  showCount?: boolean
  /** The text is being checked, for example by the server. */
  loading?: boolean
  /** The words that the component brings itself, such as for another language. @default { clear: 'Clear #', loading: 'Loading', limit: 'At most # characters', left: 'Characters left: #', over: 'Characters too many: #' } */
  labels?: Partial<TextFieldLabels>
  /** The control, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>
}

const defaultLabels: TextFieldLabels = { ...defaultCharacterCountLabels, clear: 'Clear #', loading: 'Loading' }

/** A single-line text field. `id`, `data-*`, `aria-*` and the ref go to the control. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  note,
  optionalLabel,
  className,
  style,
  type = 'text',
  prefix,
  suffix,
  align = 'start',
  clearable = false,
  trim = false,
  maxLength,
  showCount = true,
  loading,
  labels,
  onValueChange,
  onChange,
  onBlur,
  id,
  ref,
  'aria-describedby': ariaDescribedBy,
  ...input
}: TextFieldProps) {
  const mergedLabels = { ...defaultLabels, ...labels }
  const control = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => control.current, [])
  const text = useInputText(control, input.value ?? input.defaultValue ?? '', clearable || maxLength !== undefined)
  const count = useCharacterCount({ control, text, maxLength, labels: mergedLabels })

  const field = { label, labelHidden, hint, error, note, optionalLabel, className, style }
  const { ids, describedBy, invalid } = useFieldIds(field, { id, describedBy: ariaDescribedBy, prefix, suffix })
  const countId = `${ids.control}count`
  const isInvalid = invalid || count.isOver || undefined
  const isFixed = input.disabled === true || input.readOnly === true
  return (
    <Field {...field} ids={ids}>
      <FieldBox textControlId={ids.control} readOnly={input.readOnly} disabled={input.disabled} invalid={isInvalid}>
        {prefix ? (
          <FieldAffix id={ids.prefix} side="prefix">
            {prefix}
          </FieldAffix>
        ) : null}
        <input
          {...input}
          ref={control}
          id={ids.control}
          type={type}
          data-control=""
          aria-describedby={[maxLength === undefined ? '' : countId, describedBy].filter(Boolean).join(' ') || undefined}
          aria-invalid={isInvalid}
          aria-busy={loading || undefined}
          onChange={(event) => {
            onChange?.(event)
            onValueChange?.(event.currentTarget.value)
          }}
          onBlur={(event) => {
            // Trim before `onBlur`, which may validate the text.
            if (trim && !isFixed) setInputText(event.currentTarget, event.currentTarget.value.trim())
            onBlur?.(event)
          }}
          className={cx(fieldStyles.control, fieldStyles.controlSize.medium, align === 'end' && fieldStyles.alignEnd)}
        />
        {clearable && text !== '' && !isFixed ? (
          <IconButton
            label={mergedLabels.clear.replace('#', () => label)}
            icon={<X />}
            aria-controls={ids.control}
            onClick={() => {
              if (!control.current) return
              setInputText(control.current, '')
              control.current.focus()
            }}
            className={styles.clear}
          />
        ) : null}
        {loading ? <SmallSpinner className={styles.spinner} /> : null}
        {suffix ? (
          <FieldAffix id={ids.suffix} side="suffix">
            {suffix}
          </FieldAffix>
        ) : null}
      </FieldBox>
      {maxLength === undefined ? null : <CharacterCount id={countId} count={count} isShown={showCount} />}
      {loading === undefined ? null : <VisuallyHidden role="status">{loading ? mergedLabels.loading : null}</VisuallyHidden>}
    </Field>
  )
}
