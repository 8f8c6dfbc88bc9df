'use client'
import { cx } from 'class-variance-authority'
import { useImperativeHandle, useRef, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Field, FieldAffix, FieldBox, useFieldIds, type FieldProps } from '../private/Field.tsx'
import * as fieldStyles from '../private/Field.css.ts'
import { defaultCharacterCountLabels, CharacterCount, useCharacterCount, type CharacterCountLabels } from '../private/CharacterCount.tsx'
import { X } from '../private/icons.ts'
import { useInputText, setInputText } from '../private/useInputText.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './TextField.css.ts'

export type TextFieldType = 'text' | 'email' | 'tel' | 'url'

export interface TextFieldLabels extends CharacterCountLabels {
  /** The name of the button that empties the field; `#` stands for its label. */
  clear: string
  loading: string
}

type InputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'size' | 'type' | 'prefix' | 'value' | 'defaultValue' | 'maxLength'
>

export interface TextFieldProps extends FieldProps, InputProps {
  /** @default 'text' */
  type?: TextFieldType
  value?: string
  defaultValue?: string
  /** What stands in the control after each change. */
  onValueChange?: (value: string) => void
  /** Stands before the text: a currency. */
  prefix?: ReactNode
  /** Stands after the text: a unit. */
  suffix?: ReactNode
  /** Figures end at the same edge. @default 'start' */
  align?: 'start' | 'end'
  /** A button empties it while there is something in it. */
  clearable?: boolean
  /** Spaces at both ends go once the field is left. */
  trim?: boolean
  /** How many characters it should have at most. More can be typed and pasted, and are said to be too many; nothing is cut off. */
  maxLength?: number
  /** Whether the room that is left is counted in sight; what is too much always is. @default true */
  showCount?: boolean
  /** Something about the text is being found out. */
  loading?: boolean
  /** @default { clear: 'Clear #', loading: 'Loading', limit: 'At most # characters', left: 'Characters left: #', over: 'Characters too many: #' } */
  labels?: Partial<TextFieldLabels>
  /** The control, so that a form can move the focus there. */
  ref?: Ref<HTMLInputElement>
}

const defaultLabels: TextFieldLabels = { ...defaultCharacterCountLabels, clear: 'Clear #', loading: 'Loading' }

/** One line of text with its label. `id`, `data-*`, `aria-*` and the ref go to the control. */
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
  'aria-describedby': outside,
  ...input
}: TextFieldProps) {
  const mergedLabels = { ...defaultLabels, ...labels }
  const control = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => control.current, [])
  const text = useInputText(control, input.value ?? input.defaultValue ?? '', clearable || maxLength !== undefined)
  const count = useCharacterCount({ control, text, maxLength, labels: mergedLabels })

  const field = { label, labelHidden, hint, error, note, optionalLabel, className, style }
  const { ids, describedBy, invalid } = useFieldIds(field, { id, describedBy: outside, prefix, suffix })
  const countId = `${ids.control}count`
  const isInvalid = invalid || count.isOver || undefined
  const isFixed = input.disabled === true || input.readOnly === true
  return (
    <Field {...field} ids={ids}>
      <FieldBox readOnly={input.readOnly} disabled={input.disabled} invalid={isInvalid}>
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
            // Before anybody hears that it was left, and judges what stands there.
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
        {loading ? <Spinner size="small" className={styles.spinner} /> : null}
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
