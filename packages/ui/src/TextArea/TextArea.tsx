'use client'
import { cx } from 'class-variance-authority'
import { useImperativeHandle, useRef, type Ref, type TextareaHTMLAttributes } from 'react'
import { Field, FieldBox, useFieldIds, type FieldProps } from '../private/Field.tsx'
import * as fieldStyles from '../private/Field.css.ts'
import { useControlled } from '../private/useControlled.ts'
import { useFormReset } from '../private/useFormReset.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './TextArea.css.ts'
import { useIdleText } from './useIdleText.ts'

export type TextAreaRows = 2 | 3 | 4 | 6 | 8

/** The words of the counter; `#` stands for the number. */
export interface TextAreaLabels {
  limit: string
  left: string
  over: string
}

type NativeProps = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  keyof FieldProps | 'rows' | 'cols' | 'maxLength' | 'children' | 'value' | 'defaultValue'
>

export interface TextAreaProps extends FieldProps, NativeProps {
  value?: string
  defaultValue?: string
  /** What stands in the control after each change. */
  onValueChange?: (value: string) => void
  /** Lines in sight while there is less text. @default 3 */
  rows?: TextAreaRows
  /** Grows with its text, up to twelve lines, instead of by a handle. @default true */
  autosize?: boolean
  /** How many characters it should have at most, counted in the browser's way. More can be typed and pasted, and are said to be too many. */
  limit?: number
  /** @default { limit: 'At most # characters', left: 'Characters left: #', over: 'Characters too many: #' } */
  labels?: Partial<TextAreaLabels>
  /** The control, so that a form can move the focus there. */
  ref?: Ref<HTMLTextAreaElement>
}

const english: TextAreaLabels = { limit: 'At most # characters', left: 'Characters left: #', over: 'Characters too many: #' }
const say = (words: string, number: number) => words.replace('#', String(number))

/** Several lines of text with their label. `id`, `data-*`, `aria-*` and the ref go to the control. */
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
  limit,
  labels,
  onChange,
  id,
  ref,
  'aria-describedby': outside,
  ...textarea
}: TextAreaProps) {
  const words = { ...english, ...labels }
  const control = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => control.current, [])
  const [text, change] = useControlled(value, defaultValue, onValueChange)
  useFormReset(control, () => change(defaultValue))

  const left = limit === undefined ? 0 : limit - text.length
  const count = limit === undefined ? undefined : left < 0 ? say(words.over, -left) : say(words.left, left)
  const said = useIdleText(count)

  const field = { label, labelHidden, hint, error, note, optionalLabel, className, style }
  const { ids, describedBy, invalid } = useFieldIds(field, { id, describedBy: outside })
  const limitId = `${ids.control}limit`
  const isInvalid = invalid || left < 0 || undefined
  return (
    <Field {...field} ids={ids}>
      <FieldBox readOnly={textarea.readOnly} disabled={textarea.disabled} invalid={isInvalid}>
        <textarea
          {...textarea}
          ref={control}
          value={text}
          id={ids.control}
          rows={rows}
          data-control=""
          aria-describedby={[limit === undefined ? '' : limitId, describedBy].filter(Boolean).join(' ') || undefined}
          aria-invalid={isInvalid}
          onChange={(event) => {
            onChange?.(event)
            change(event.currentTarget.value)
          }}
          className={cx(fieldStyles.control, fieldStyles.controlSize.medium, styles.control, autosize && styles.grows, styles.rows[rows])}
        />
      </FieldBox>
      {limit === undefined ? null : (
        <>
          <VisuallyHidden id={limitId}>{say(words.limit, limit)}</VisuallyHidden>
          <div aria-hidden="true" className={cx(styles.counter, left < 0 && styles.over)}>
            {count}
          </div>
          <VisuallyHidden role="status">{said}</VisuallyHidden>
        </>
      )}
    </Field>
  )
}
