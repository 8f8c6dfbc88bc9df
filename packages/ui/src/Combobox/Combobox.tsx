'use client'
import { useImperativeHandle, useRef, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { FieldPopup } from '../private/combobox/FieldPopup.tsx'
import { useAnnouncer } from '../private/combobox/useAnnouncer.tsx'
import {
  defaultSuggestionLabels as suggestionWords,
  type SuggestionLabels,
  type SuggestionSource,
} from '../private/combobox/useSuggestions.ts'
import { Field, useFieldIds, type FieldProps } from '../private/Field.tsx'
import type { FieldSize } from '../private/FieldBox.tsx'
import { useFormReset } from '../private/useFormReset.ts'
import { ComboboxControl } from './ComboboxControl.tsx'
import { ComboboxList } from './ComboboxList.tsx'
import { useCombobox } from './useCombobox.ts'

export interface ComboboxLabels extends SuggestionLabels {
  /** The option that keeps the typed text. */
  typedOption: (text: string) => string
  typedOptionHint: string
  clear: string
  cleared: string
  showSuggestions: string
}

export interface ComboboxOptionState {
  /** The search text, to mark it in the option. */
  query: string
  isActive: boolean
  isSelected: boolean
}

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'size' | 'type' | 'value' | 'defaultValue' | 'list' | 'onSelect'
>

export interface ComboboxProps<Option> extends FieldProps, NativeProps, SuggestionSource<Option> {
  /** Identifies an option; submitted under `name`. */
  getKey: (option: Option) => string
  /** The text of an option, in the field and in the list. */
  getLabel: (option: Option) => string
  /** The text in the field for a selected option, if it differs from the list. @default getLabel */
  getInputValue?: (option: Option) => string
  /** A second line of the option. */
  getDescription?: (option: Option) => string | undefined
  /** The group heading of the option. */
  getGroup?: (option: Option) => string | undefined
  /** Whether an option is shown but cannot be chosen. */
  isOptionDisabled?: (option: Option) => boolean
  /** Renders an option differently; its accessible name stays label and description. */
  renderOption?: (option: Option, state: ComboboxOptionState) => ReactNode
  /** Shown before each option. */
  optionIcon?: ReactNode
  /** The selected option, if the app keeps it; null for none. */
  value?: Option | null
  /** The option that is selected at first. */
  defaultValue?: Option | null
  /** Called with the selected option, or null when it is cleared. */
  onValueChange?: (option: Option | null) => void
  /** The text of the field, if the app keeps it. */
  inputValue?: string
  /** The text of the field at first. */
  defaultInputValue?: string
  /** Called with the text of the field after each change. */
  onInputValueChange?: (text: string) => void
  /** Accepts text that is no option. */
  allowCustomValue?: boolean
  /** Called when a custom value is accepted, or with '' when it is removed. */
  onCustomValue?: (text: string) => void
  /** Makes the first option active as soon as the user types. */
  autoHighlight?: boolean
  /** Whether Tab selects an option that was reached with the keyboard, or the only result of a search. @default 'picks' */
  tabKey?: 'picks' | 'leaves'
  /** Allows clearing: with a button, Escape, or by emptying the field. */
  clearable?: boolean
  /** Submits the text of the field under this name, besides the key under `name`. */
  textName?: string
  /** Shown in the field before the text. */
  startIcon?: ReactNode
  /** Replaces the message for no results. */
  emptyState?: ReactNode
  /** Shown below the list, such as the source of the data. */
  attribution?: ReactNode
  /** `small` is for toolbars. @default 'medium' */
  size?: FieldSize
  /** The words that the component brings itself, such as for another language. */
  labels?: Partial<ComboboxLabels>
  /** The input element, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>
}

const defaultLabels: ComboboxLabels = {
  ...suggestionWords,
  typedOption: (text) => `Use “${text}” as typed`,
  typedOptionHint: 'If it is not in the list',
  clear: 'Clear',
  cleared: 'Cleared',
  showSuggestions: 'Show suggestions',
}

/** A text field that selects one option from a list of suggestions. `id`, `data-*`, `aria-*` and the ref go to the input. */
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
