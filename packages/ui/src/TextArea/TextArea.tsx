'use client'
import { useImperativeHandle, useRef, type Ref, type TextareaHTMLAttributes } from 'react'
import { cx } from '../private/cx.ts'
import { Field, useFieldIds, type FieldProps } from '../private/Field.tsx'
import { FieldBox } from '../private/FieldBox.tsx'
import * as fieldStyles from '../private/FieldBox.css.ts'
import { useControllableState } from '../private/useControllableState.ts'
import { defaultCharacterCountLabels, CharacterCount, useCharacterCount, type CharacterCountLabels } from '../private/CharacterCount.tsx'
import { useFormReset } from '../private/useFormReset.ts'
import * as styles from './TextArea.css.ts'

export type TextAreaRows = 2 | 3 | 4 | 6 | 8
export type TextAreaMaxRows = 6 | 8 | 12 | 20
export type TextAreaLabels = CharacterCountLabels

type NativeProps = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  keyof FieldProps | 'rows' | 'cols' | 'maxLength' | 'children' | 'value' | 'defaultValue'
>

export interface TextAreaProps extends FieldProps, NativeProps {
  /** The value, if the app keeps it. */
  value?: string
  /** The value at first, if the component keeps it itself. */
  defaultValue?: string
  /** Called with the text after each change. */
  onValueChange?: (value: string) => void
  /** The minimum number of visible lines. @default 3 */
  rows?: TextAreaRows
  /** Grows with its text instead of showing a resize handle. @default true */
  autosize?: boolean
  /** The maximum number of visible lines; longer text scrolls. @default 12 */
  maxRows?: TextAreaMaxRows
  /** The maximum number of characters. Longer text is not truncated but shows an error. */
  maxLength?: number
  /** Shows the number of remaining characters. Excess characters are always shown. @default true */
  showCount?: boolean
  /** The words that the component brings itself, such as for another language. @default { limit: 'At most # characters', left: 'Characters left: #', over: 'Characters too many: #' } */
  labels?: Partial<TextAreaLabels>
  /** The control, so that a form can focus it. */
  ref?: Ref<HTMLTextAreaElement>
}

/** A multi-line text field. `id`, `data-*`, `aria-*` and the ref go to the control. */
export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  note,
  optionalLabel,
  className,
  style,
  value,
  defaultValue = '',
  onValueChange,
  rows = 3,
  autosize = true,
  maxRows = 12,
  maxLength,
  showCount = true,
  labels,
  onChange,
  id,
  ref,
  'aria-describedby': ariaDescribedBy,
  ...textarea
}: TextAreaProps) {
  const mergedLabels = { ...defaultCharacterCountLabels, ...labels }
  const control = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => control.current, [])
  const [text, setText] = useControllableState(value, defaultValue, onValueChange)
  useFormReset(control, () => setText(defaultValue))

  const count = useCharacterCount({ control, text, maxLength, labels: mergedLabels })

  const field = { label, labelHidden, hint, error, note, optionalLabel, className, style }
  const { ids, describedBy, invalid } = useFieldIds(field, { id, describedBy: ariaDescribedBy })
  const countId = `${ids.control}count`
  const isInvalid = invalid || count.isOver || undefined
  return (
    <Field {...field} ids={ids}>
      <FieldBox textControlId={ids.control} readOnly={textarea.readOnly} disabled={textarea.disabled} invalid={isInvalid}>
        <textarea
          {...textarea}
          ref={control}
          value={text}
          id={ids.control}
          rows={rows}
          data-control=""
          aria-describedby={[maxLength === undefined ? '' : countId, describedBy].filter(Boolean).join(' ') || undefined}
          aria-invalid={isInvalid}
          onChange={(event) => {
            onChange?.(event)
            setText(event.currentTarget.value)
          }}
          className={cx(
            fieldStyles.control,
            fieldStyles.controlSize.medium,
            styles.control,
            autosize && styles.grows,
            autosize && styles.maxRows[maxRows],
            styles.rows[rows],
          )}
        />
      </FieldBox>
      {maxLength === undefined ? null : <CharacterCount id={countId} count={count} isShown={showCount} />}
    </Field>
  )
}
