'use client'
import { useEffect, useId, useImperativeHandle, useRef, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { cx } from '../private/cx.ts'
import { FieldPopup } from '../private/combobox/FieldPopup.tsx'
import { isComposing } from '../private/combobox/inputEventPredicates.ts'
import { useAnnouncer } from '../private/combobox/useAnnouncer.tsx'
import type { SuggestionSource } from '../private/combobox/useSuggestions.ts'
import * as fieldStyles from '../private/FieldBox.css.ts'
import { Field, useFieldIds, type FieldProps } from '../private/Field.tsx'
import { FieldBox } from '../private/FieldBox.tsx'
import { useFormReset } from '../private/useFormReset.ts'
import { SmallSpinner } from '../private/SmallSpinner.tsx'
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
  /** Shown at the end of the row. */
  description?: string
  disabled?: boolean
  /** Options with the same group are listed together under this heading. */
  group?: string
}

export type MultiSelectSummary = 'chips' | 'count'

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'size' | 'type' | 'value' | 'defaultValue' | 'list' | 'max'
>

export interface MultiSelectProps extends FieldProps, NativeProps, SuggestionSource<MultiSelectOption> {
  /** The selected values, in the order of selection. */
  value?: readonly string[]
  /** The value at first, if the component keeps it itself. */
  defaultValue?: readonly string[]
  /** Called with the new value when the user changes it. */
  onValueChange?: (value: string[]) => void
  /** The options of selected values that `loadOptions` has not returned yet. */
  selectedOptions?: readonly MultiSelectOption[]
  /** Submits every selected value under this name. */
  name?: string
  /** The maximum number of selected values. Beyond it the other options are disabled, with an explanation. */
  max?: number
  /** Adds a first row that selects all matching options. */
  selectAll?: boolean
  /** How the field shows the selected values. @default 'chips' */
  summary?: MultiSelectSummary
  /** The maximum number of chips; a "+12" button shows the others. @default 12 */
  maxChips?: number
  /** Closes the list after each selection. */
  closeOnSelect?: boolean
  /** Keeps the search text after each selection. */
  keepQuery?: boolean
  /** Lists the values that were selected when the list opened first, under a heading. */
  sortSelectedFirst?: boolean
  /** Keeps room for the open list below the field, so that it never covers what follows. On a phone the list ends above the buttons of the form. */
  reserveListSpace?: boolean
  /** The selection is being saved: read-only, and keeps focus. */
  pending?: boolean
  /** Replaces the message for no results. */
  emptyState?: ReactNode
  /** The words that the component brings itself, such as for another language. */
  labels?: Partial<MultiSelectLabels>
  /** The control, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>
}

const noOptions: readonly never[] = []

/** A searchable field for multiple values. `id`, `data-*`, `aria-*` and the ref go to the control. */
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
  reserveListSpace = false,
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
  'aria-describedby': ariaDescribedBy,
  ...input
}: MultiSelectProps) {
  const mergedLabels = { ...defaultMultiSelectLabels, ...labels }
  const control = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => control.current, [])
  const { announce, region } = useAnnouncer()
  const countId = useId()
  const isFixed = pending || input.disabled === true || input.readOnly === true
  const source = { options, loadOptions, minChars, debounce, filter }
  const choice = { value, defaultValue, onValueChange, selectedOptions, max, selectAll, sortSelectedFirst, closeOnSelect, keepQuery }
  const select = useMultiSelect({ ...source, ...choice, control, isFixed, labels: mergedLabels, announce })
  const chips = useChips({ control, values: select.values, max: summary === 'count' ? 0 : maxChips, remove: select.remove })
  useFormReset(control, select.reset)
  useEffect(() => {
    if (!pending) return undefined
    announce(mergedLabels.pending, 'event')
    // Before it was announced too: an invalid form is pending for a moment.
    return () => announce('', 'event')
  }, [pending, announce, mergedLabels.pending])

  const rootClassName = cx(reserveListSpace && styles.listSpace, className) || undefined
  const field = { label, labelHidden, hint, error, note, optionalLabel, className: rootClassName, style }
  const count = select.values.length
  const descriptionIds = [count > 0 ? countId : '', ariaDescribedBy].filter(Boolean).join(' ')
  const { ids, describedBy, invalid } = useFieldIds(field, { id, describedBy: descriptionIds || undefined })
  const box = { textControlId: ids.control, readOnly: input.readOnly, disabled: input.disabled, invalid, className: styles.box }
  const { isBusy } = select.suggestions

  return (
    <Field {...field} ids={ids}>
      <FieldPopup
        open={select.isOpen}
        onLeave={select.leave}
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
                select.leave()
                chips.fold()
              }
            }}
          >
            <FieldBox {...box}>
              <MultiSelectChips
                box={select}
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
                value={select.text}
                placeholder={isFixed && count > 0 ? undefined : placeholder}
                readOnly={input.readOnly || pending}
                required={required && count === 0}
                aria-required={required || undefined}
                aria-autocomplete="list"
                aria-expanded={select.isListShown}
                aria-controls={select.list.controlProps['aria-controls']}
                aria-activedescendant={select.list.controlProps['aria-activedescendant']}
                aria-describedby={describedBy}
                aria-invalid={invalid}
                aria-busy={pending || isBusy || undefined}
                onChange={(event) => {
                  onChange?.(event)
                  select.change(event)
                }}
                onCompositionEnd={(event) => {
                  onCompositionEnd?.(event)
                  select.searchFor(event.currentTarget.value)
                }}
                onClick={(event) => {
                  input.onClick?.(event)
                  if (select.suggestions.isLocal && !select.isOpen) select.show()
                }}
                onBlur={(event) => {
                  onBlur?.(event)
                  // The list closes while a chip is focused.
                  if (frame.current?.contains(event.relatedTarget)) select.close()
                }}
                onKeyDown={(event) => {
                  onKeyDown?.(event)
                  if (event.defaultPrevented || isComposing(event)) return
                  if (isFixed || !chips.enter(event)) select.onKeyDown(event)
                }}
                className={cx(fieldStyles.control, fieldStyles.controlSize.medium, styles.control)}
              />
              {pending || isBusy ? (
                <span className={styles.busy}>
                  <SmallSpinner />
                </span>
              ) : null}
            </FieldBox>
          </div>
        }
      >
        <MultiSelectList box={select} label={label} labels={mergedLabels} max={max} emptyState={emptyState} />
      </FieldPopup>
      {count > 0 ? (
        <VisuallyHidden id={countId}>
          {isFixed ? mergedLabels.selectedCount(count) : mergedLabels.selectionDescription(count)}
        </VisuallyHidden>
      ) : null}
      {name === undefined
        ? null
        : select.values.map((item) => <input key={item} type="hidden" name={name} form={form} disabled={input.disabled} value={item} />)}
      {region}
    </Field>
  )
}
