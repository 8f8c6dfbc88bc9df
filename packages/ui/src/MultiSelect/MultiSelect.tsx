'use client'
import { cx } from 'class-variance-authority'
import { useEffect, useId, useImperativeHandle, useRef, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { Popup } from '../private/combobox/Popup.tsx'
import { isComposing } from '../private/combobox/typing.ts'
import { useAnnouncer } from '../private/combobox/useAnnouncer.tsx'
import type { SuggestionSource } from '../private/combobox/useSuggestions.ts'
import * as fieldStyles from '../private/Field.css.ts'
import { Field, FieldBox, useFieldIds, type FieldProps } from '../private/Field.tsx'
import { useFormReset } from '../private/useFormReset.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './MultiSelect.css.ts'
import { MultiSelectChips } from './MultiSelectChips.tsx'
import { MultiSelectList } from './MultiSelectList.tsx'
import { useChips } from './useChips.ts'
import { useMultiSelect } from './useMultiSelect.ts'
import { defaultMultiSelectLabels, type MultiSelectLabels } from './multiSelectLabels.ts'

export interface MultiSelectOption {
  value: string
  label: string
  /** Stands at the end of the row. */
  description?: string
  disabled?: boolean
  /** Options with the same word stand together under it. */
  group?: string
}

export type MultiSelectSummary = 'chips' | 'count'

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'size' | 'type' | 'value' | 'defaultValue' | 'list' | 'max'
>

export interface MultiSelectProps extends FieldProps, NativeProps, SuggestionSource<MultiSelectOption> {
  /** The chosen ones, in the order in which they were chosen. */
  value?: readonly string[]
  defaultValue?: readonly string[]
  onValueChange?: (value: string[]) => void
  /** What the chosen ones are called, where `loadOptions` has not brought them yet. */
  selectedOptions?: readonly MultiSelectOption[]
  /** Every chosen one is sent under this name. */
  name?: string
  /** How many may be chosen: then the others are off, and the list says why. */
  max?: number
  /** Adds a first row for all that the search has found. */
  selectAll?: boolean
  /** How the chosen ones stand in the field. @default 'chips' */
  summary?: MultiSelectSummary
  /** How many chips are shown; the others are behind a "+12". @default 12 */
  maxChips?: number
  /** A pick closes the list. */
  closeOnSelect?: boolean
  /** A pick leaves what was looked for as it is. */
  keepQuery?: boolean
  /** The chosen ones stand first, under a heading, as they were when the list opened. */
  sortSelectedFirst?: boolean
  /** The choice is being saved: it can be read, not changed, and keeps the focus. */
  pending?: boolean
  /** Instead of the words that nothing was found. */
  emptyState?: ReactNode
  labels?: Partial<MultiSelectLabels>
  /** The control, so that a form can move the focus there. */
  ref?: Ref<HTMLInputElement>
}

const noOptions: readonly never[] = []

/** Any number out of many, found by typing. `id`, `data-*`, `aria-*` and the ref go to the control. */
export function MultiSelect({
  label,
  labelHidden,
  hint,
  error,
  note,
  optionalLabel,
  className,
  style,
  options,
  loadOptions,
  minChars = 3,
  debounce = 500,
  filter,
  value,
  defaultValue = noOptions,
  onValueChange,
  selectedOptions = noOptions,
  name,
  form,
  max,
  selectAll = false,
  summary = 'chips',
  maxChips = 12,
  closeOnSelect = false,
  keepQuery = false,
  sortSelectedFirst = false,
  pending = false,
  emptyState,
  labels,
  required = false,
  placeholder,
  onChange,
  onKeyDown,
  onBlur,
  onCompositionEnd,
  id,
  ref,
  'aria-describedby': outside,
  ...input
}: MultiSelectProps) {
  const mergedLabels = { ...defaultMultiSelectLabels, ...labels }
  const control = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => control.current, [])
  const { say: announce, region } = useAnnouncer()
  const countId = useId()
  const isFixed = pending || input.disabled === true || input.readOnly === true
  const source = { options, loadOptions, minChars, debounce, filter }
  const choice = { value, defaultValue, onValueChange, selectedOptions, max, selectAll, sortSelectedFirst, closeOnSelect, keepQuery }
  const box = useMultiSelect({ ...source, ...choice, control, isFixed, labels: mergedLabels, announce })
  const chips = useChips({ control, values: box.values, max: summary === 'count' ? 0 : maxChips, remove: box.remove })
  useFormReset(control, box.reset)
  useEffect(() => {
    if (pending) announce(mergedLabels.pending, 'event')
  }, [pending, announce, mergedLabels.pending])

  const field = { label, labelHidden, hint, error, note, optionalLabel, className, style }
  const count = box.values.length
  const described = [count > 0 ? countId : '', outside].filter(Boolean).join(' ')
  const { ids, describedBy, invalid } = useFieldIds(field, { id, describedBy: described || undefined })
  const { isBusy } = box.suggestions

  return (
    <Field {...field} ids={ids}>
      <Popup
        open={box.isOpen}
        onLeave={box.leave}
        anchor={
          <div
            ref={frame}
            role="presentation"
            // A press next to the text focuses the input.
            onMouseDown={(event) => {
              if (input.disabled || (event.target instanceof Element && event.target.closest('button, input'))) return
              event.preventDefault()
              control.current?.focus()
            }}
            onBlur={(event) => {
              if (!frame.current?.contains(event.relatedTarget)) {
                box.leave()
                chips.fold()
              }
            }}
          >
            <FieldBox readOnly={input.readOnly} disabled={input.disabled} invalid={invalid} className={styles.box}>
              <MultiSelectChips
                box={box}
                chips={chips}
                label={label}
                labels={mergedLabels}
                summary={summary}
                isFixed={isFixed}
                isPending={pending}
              />
              <input
                autoComplete="off"
                autoCorrect="off"
                autoCapitalize="none"
                spellCheck={false}
                {...input}
                ref={control}
                id={ids.control}
                form={form}
                type="text"
                role="combobox"
                data-control=""
                value={box.text}
                placeholder={isFixed && count > 0 ? undefined : placeholder}
                readOnly={input.readOnly || pending}
                required={required && count === 0}
                aria-required={required || undefined}
                aria-autocomplete="list"
                aria-expanded={box.isListShown}
                aria-controls={box.list.control['aria-controls']}
                aria-activedescendant={box.list.control['aria-activedescendant']}
                aria-describedby={describedBy}
                aria-invalid={invalid}
                aria-busy={pending || isBusy || undefined}
                onChange={(event) => {
                  onChange?.(event)
                  box.change(event)
                }}
                onCompositionEnd={(event) => {
                  onCompositionEnd?.(event)
                  box.searchFor(event.currentTarget.value)
                }}
                onClick={(event) => {
                  input.onClick?.(event)
                  if (box.suggestions.isLocal && !box.isOpen) box.show()
                }}
                onBlur={(event) => {
                  onBlur?.(event)
                  // Among the chosen ones the list is of no use.
                  if (frame.current?.contains(event.relatedTarget)) box.close()
                }}
                onKeyDown={(event) => {
                  onKeyDown?.(event)
                  if (event.defaultPrevented || isComposing(event)) return
                  if (isFixed || !chips.enter(event)) box.onKeyDown(event)
                }}
                className={cx(fieldStyles.control, fieldStyles.controlSize.medium, styles.control)}
              />
              {pending || isBusy ? (
                <span className={styles.busy}>
                  <Spinner size="small" />
                </span>
              ) : null}
            </FieldBox>
          </div>
        }
      >
        <MultiSelectList box={box} label={label} labels={mergedLabels} max={max} emptyState={emptyState} />
      </Popup>
      {count > 0 ? (
        <VisuallyHidden id={countId}>
          {isFixed ? mergedLabels.selectedCount(count) : mergedLabels.selectionDescription(count)}
        </VisuallyHidden>
      ) : null}
      {name === undefined
        ? null
        : box.values.map((item) => <input key={item} type="hidden" name={name} form={form} disabled={input.disabled} value={item} />)}
      {region}
    </Field>
  )
}
