'use client'
import { useImperativeHandle, useRef, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { FieldPopup } from '../private/combobox/FieldPopup.tsx'
import { useAnnouncer } from '../private/combobox/useAnnouncer.tsx'
import {
  defaultSuggestionLabels as suggestionWords,
  type SuggestionLabels,
  type SuggestionSource,
} from '../private/combobox/useSuggestions.ts'
import { Field, useFieldIds, type FieldProps, type FieldSize } from '../private/Field.tsx'
import { useFormReset } from '../private/useFormReset.ts'
import { ComboboxControl } from './ComboboxControl.tsx'
import { ComboboxList } from './ComboboxList.tsx'
import { useCombobox } from './useCombobox.ts'

export interface ComboboxLabels extends SuggestionLabels {
  /** The row that keeps what was typed. */
  useTyped: (text: string) => string
  useTypedHint: string
  clear: string
  cleared: string
  showSuggestions: string
}

export interface ComboboxOptionState {
  /** What is being searched for, to mark it. */
  query: string
  isActive: boolean
  isSelected: boolean
}

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'size' | 'type' | 'value' | 'defaultValue' | 'list' | 'onSelect'
>

export interface ComboboxProps<Option> extends FieldProps, NativeProps, SuggestionSource<Option> {
  /** What tells options apart; sent under `name`. */
  getKey: (option: Option) => string
  /** What stands in the field and in the list. */
  getLabel: (option: Option) => string
  /** What stands in the field once it is chosen, where that is more than its name in the list. @default getLabel */
  getInputValue?: (option: Option) => string
  /** A second line in the list. */
  getDescription?: (option: Option) => string | undefined
  /** The heading that an option stands under. */
  getGroup?: (option: Option) => string | undefined
  isOptionDisabled?: (option: Option) => boolean
  /** Draws a row in another way; its name stays label and description. */
  renderOption?: (option: Option, state: ComboboxOptionState) => ReactNode
  /** Stands before each option. */
  optionIcon?: ReactNode
  value?: Option | null
  defaultValue?: Option | null
  /** The chosen option, and null when there is none any more. */
  onValueChange?: (option: Option | null) => void
  inputValue?: string
  defaultInputValue?: string
  /** What stands in the field, after each change. */
  onInputValueChange?: (text: string) => void
  /** What was typed may stand, though no option is called so. */
  allowCustomValue?: boolean
  /** A text was kept that is no option, or given up (then it is empty). */
  onCustomValue?: (text: string) => void
  /** The first option is active as soon as something is typed. */
  autoHighlight?: boolean
  /** What Tab does with an option that was reached by keys. @default 'picks' */
  tabKey?: 'picks' | 'leaves'
  /** The choice can be taken back: by a button, by Escape, and by emptying the field. */
  clearable?: boolean
  /** Sends what stands in the field, beside the key under `name`. */
  textName?: string
  /** Stands in the field before the text. */
  startIcon?: ReactNode
  /** Instead of the words that nothing was found. */
  emptyState?: ReactNode
  /** Stands under the list: whose data it is. */
  attribution?: ReactNode
  /** `small` stands in toolbars. @default 'medium' */
  size?: FieldSize
  labels?: Partial<ComboboxLabels>
  /** The control, so that a form can move the focus there. */
  ref?: Ref<HTMLInputElement>
}

const defaultLabels: ComboboxLabels = {
  ...suggestionWords,
  useTyped: (text) => `Use “${text}” as typed`,
  useTypedHint: 'If it is not in the list',
  clear: 'Clear',
  cleared: 'Cleared',
  showSuggestions: 'Show suggestions',
}

/** One option out of many, found by typing. `id`, `data-*`, `aria-*` and the ref go to the control. */
export function Combobox<Option>({
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
  getKey,
  getLabel,
  getInputValue = getLabel,
  getDescription,
  getGroup,
  isOptionDisabled,
  renderOption,
  optionIcon,
  value,
  defaultValue = null,
  onValueChange,
  inputValue,
  defaultInputValue,
  onInputValueChange,
  allowCustomValue = false,
  onCustomValue,
  autoHighlight = false,
  tabKey = 'picks',
  clearable = false,
  name,
  textName,
  form,
  startIcon,
  emptyState,
  attribution,
  size = 'medium',
  labels,
  id,
  ref,
  'aria-describedby': outside,
  ...input
}: ComboboxProps<Option>) {
  const mergedLabels = { ...defaultLabels, ...labels }
  const control = useRef<HTMLInputElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => control.current, [])
  const { announce, region } = useAnnouncer()
  const isReadOnly = input.disabled === true || input.readOnly === true
  const source = { options, loadOptions, minChars, debounce, filter }
  const combobox = useCombobox({
    ...source,
    control,
    getKey,
    getText: getInputValue,
    getGroup,
    isOptionDisabled,
    value,
    defaultValue,
    onValueChange,
    inputValue,
    defaultInputValue,
    onInputValueChange,
    allowCustomValue,
    onCustomValue,
    autoHighlight,
    tabKey,
    clearable,
    isReadOnly,
    labels: mergedLabels,
    announce,
  })
  useFormReset(control, combobox.reset)

  const field = { label, labelHidden, hint, error, note, optionalLabel, className, style }
  const { ids, describedBy, invalid } = useFieldIds(field, { id, describedBy: outside })
  return (
    <Field {...field} ids={ids}>
      <FieldPopup
        open={combobox.isOpen}
        onLeave={combobox.leave}
        anchor={
          <ComboboxControl
            {...input}
            control={control}
            popup={popup}
            combobox={combobox}
            id={ids.control}
            form={form}
            describedBy={describedBy}
            invalid={invalid}
            size={size}
            startIcon={startIcon}
            clearable={clearable}
            hasTrigger={loadOptions === undefined || minChars === 0}
            labels={mergedLabels}
          />
        }
      >
        <ComboboxList
          popup={popup}
          combobox={combobox}
          label={label}
          labels={mergedLabels}
          getLabel={getLabel}
          getDescription={getDescription}
          renderOption={renderOption}
          optionIcon={optionIcon}
          emptyState={emptyState}
          attribution={attribution}
        />
      </FieldPopup>
      {name === undefined ? null : (
        <input
          type="hidden"
          name={name}
          form={form}
          disabled={input.disabled}
          value={combobox.key ?? (allowCustomValue ? combobox.text.trim() : '')}
        />
      )}
      {textName === undefined ? null : <input type="hidden" name={textName} form={form} disabled={input.disabled} value={combobox.text} />}
      {region}
    </Field>
  )
}
