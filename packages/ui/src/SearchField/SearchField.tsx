'use client'
import { cx } from '../private/cx.ts'
import { Search } from '../private/icons/errorIcons.ts'
import { X } from '../private/icons/messageIcons.ts'
import { useImperativeHandle, useRef, type InputHTMLAttributes, type Ref } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { isComposing } from '../private/combobox/inputEventPredicates.ts'
import { useEscapeFirst } from '../private/combobox/useEscapeCapture.ts'
import { Field, useFieldIds, type FieldProps } from '../private/Field.tsx'
import { FieldBox } from '../private/FieldBox.tsx'
import * as fieldStyles from '../private/FieldBox.css.ts'
import { Icon } from '../private/Icon.tsx'
import { useControllableState } from '../private/useControllableState.ts'
import { useFormReset } from '../private/useFormReset.ts'
import { SmallSpinner } from '../private/SmallSpinner.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './SearchField.css.ts'
import { useDebouncedSearch } from './useDebouncedSearch.ts'

export type SearchFieldSize = 'small' | 'medium'

export interface SearchFieldLabels {
  clear: string
  loading: string
}

type NativeProps = Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'size' | 'type' | 'value' | 'defaultValue'>

export interface SearchFieldProps extends FieldProps, NativeProps {
  /** The value, if the app keeps it. */
  value?: string
  /** The value at first, if the component keeps it itself. */
  defaultValue?: string
  /** Called with the text after each change. */
  onValueChange?: (value: string) => void
  /** Called when typing pauses, and immediately on Enter, the clear button or Escape. */
  onSearch?: (query: string) => void
  /** Milliseconds without typing before `onSearch`. @default 300 */
  debounce?: number
  /** The search is in progress. */
  loading?: boolean
  /** `small` is for toolbars. @default 'medium' */
  size?: SearchFieldSize
  /** The words that the component brings itself, such as for another language. @default { clear: 'Clear search', loading: 'Searching' } */
  labels?: Partial<SearchFieldLabels>
  /** The control, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>
}

const defaultLabels: SearchFieldLabels = { clear: 'Clear search', loading: 'Searching' }

/** A search field. `id`, `data-*`, `aria-*` and the ref go to the control. */
export function SearchField({
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
  onSearch,
  debounce = 300,
  loading = false,
  size = 'medium',
  labels,
  onChange,
  onKeyDown,
  onCompositionEnd,
  id,
  ref,
  'aria-describedby': ariaDescribedBy,
  ...input
}: SearchFieldProps) {
  const mergedLabels = { ...defaultLabels, ...labels }
  const control = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => control.current, [])
  const [text, change] = useControllableState(value, defaultValue, onValueChange)
  const search = useDebouncedSearch({ onSearch, debounce, text })
  useFormReset(control, () => {
    change(defaultValue)
    search.now(defaultValue)
  })
  const clear = () => {
    change('')
    search.now('')
    control.current?.focus()
  }

  const isFixed = input.disabled === true || input.readOnly === true
  // The first Escape clears the field; the next one may close a surrounding dialog.
  useEscapeFirst(control, () => {
    if (text === '' || isFixed) return false
    clear()
    return true
  })

  const field = { label, labelHidden, hint, error, note, optionalLabel, className, style }
  const { ids, describedBy, invalid } = useFieldIds(field, { id, describedBy: ariaDescribedBy })
  return (
    <Field {...field} ids={ids}>
      <FieldBox textControlId={ids.control} size={size} readOnly={input.readOnly} disabled={input.disabled} invalid={invalid}>
        <Icon size={size === 'small' ? 'small' : 'medium'} className={styles.mark}>
          {loading ? <SmallSpinner /> : <Search />}
        </Icon>
        <input
          autoComplete="off"
          enterKeyHint="search"
          {...input}
          ref={control}
          value={text}
          id={ids.control}
          type="search"
          data-control=""
          aria-describedby={describedBy}
          aria-invalid={invalid}
          aria-busy={loading || undefined}
          onChange={(event) => {
            onChange?.(event)
            change(event.currentTarget.value)
            search.soon(event.currentTarget.value, isComposing(event))
          }}
          onCompositionEnd={(event) => {
            onCompositionEnd?.(event)
            search.soon(event.currentTarget.value)
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            if (event.key === 'Enter' && !event.defaultPrevented && !isComposing(event)) search.now(text)
          }}
          className={cx(fieldStyles.control, fieldStyles.controlSize[size], styles.control)}
        />
        {text === '' || isFixed ? null : (
          <IconButton
            label={mergedLabels.clear}
            icon={<X />}
            size="small"
            aria-controls={ids.control}
            onClick={clear}
            className={styles.clear[size]}
          />
        )}
      </FieldBox>
      <VisuallyHidden role="status">{loading ? mergedLabels.loading : null}</VisuallyHidden>
    </Field>
  )
}
