// Long because it holds every event handler of the control.
'use client'
import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type FocusEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react'
import { cx } from '../private/cx.ts'
import { Field, useFieldIds, type FieldProps } from '../private/Field.tsx'
import { FieldBox } from '../private/FieldBox.tsx'
import * as fieldStyles from '../private/FieldBox.css.ts'
import { Icon } from '../private/Icon.tsx'
import { ChevronDown } from '../private/icons/messageIcons.ts'
import { useFormReset } from '../private/useFormReset.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { getCountryName } from './countryName.ts'
import { CountryTag } from './CountryTag.tsx'
import { defaultPhoneFieldLabels, type PhoneFieldLabels } from './phoneFieldLabels.ts'
import * as styles from './PhoneField.css.ts'
import type { PhoneDetails } from './phoneRules.ts'
import { phoneModuleStore } from './phoneModuleStore.ts'
import { usePhoneState } from './usePhoneState.ts'

export type { PhoneFieldLabels } from './phoneFieldLabels.ts'
export type { PhoneDetails, PhoneProblem } from './phoneRules.ts'

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'size' | 'type' | 'prefix' | 'value' | 'defaultValue' | 'maxLength' | 'pattern'
>

export interface PhoneFieldProps extends FieldProps, NativeProps {
  /** E.164, such as `+2348030000001`, or empty. */
  value?: string
  /** The value at first, if the component keeps it itself. */
  defaultValue?: string
  /** Called after each change, also with incomplete numbers (`valid: false`). */
  onValueChange?: (value: string, details: PhoneDetails) => void
  /** The country of numbers without a calling code, as ISO 3166-1 alpha-2. */
  country?: string
  /** The initial country. @default 'NG' */
  defaultCountry?: string
  /** Called with the new country; empty for numbers without a country. */
  onCountryChange?: (country: string) => void
  /** The countries to choose from. @default all countries with phone numbers */
  countries?: readonly string[]
  /** Countries at the top of the list. @default ['NG'] */
  preferredCountries?: readonly string[]
  /** When the field shows its own error: after blur, or never if the form validates. @default 'blur' */
  validateOn?: 'blur' | 'never'
  /** Submits the country under this name. */
  countryName?: string
  /** Replaces the two-letter country code, e.g. with a flag of 32 by 20 px. */
  renderFlag?: (country: string) => ReactNode
  /** The words that the component brings itself, such as for another language. */
  labels?: Partial<PhoneFieldLabels>
  /** The input, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>
}

const defaultPreferredCountries: readonly string[] = ['NG']

/** A phone number of any country, typed, pasted or autofilled in any format. The form receives E.164. */
export function PhoneField({
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
  country: countryProp,
  defaultCountry = 'NG',
  onCountryChange,
  countries,
  preferredCountries = defaultPreferredCountries,
  validateOn = 'blur',
  countryName,
  renderFlag,
  labels,
  name,
  form,
  onChange,
  onKeyDown,
  onPaste,
  onFocus,
  onBlur,
  onCompositionEnd,
  id,
  ref,
  'aria-describedby': ariaDescribedBy,
  ...input
}: PhoneFieldProps) {
  const mergedLabels = { ...defaultPhoneFieldLabels, ...labels }
  const control = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => control.current, [])
  const group = useRef<HTMLDivElement>(null)
  const phone = usePhoneState({ control, value, defaultValue, onValueChange, country: countryProp, defaultCountry, onCountryChange })
  const [compositionText, setCompositionText] = useState<string | null>(null)
  const [wasBlurred, setWasBlurred] = useState(false)
  const [isOpenRequested, setOpenRequested] = useState(false)
  const [hasLoadFailed, setLoadFailed] = useState(false)
  useFormReset(control, () => {
    setWasBlurred(false)
    phone.reset()
  })

  const { country, callingCode, rejection, isMalformed, editing, CountryList } = phone
  const problem = isMalformed ? 'invalid' : phone.parsed.reason
  const problemMessage = problem === null ? undefined : mergedLabels[problem]
  // Native form validation must also reject an invalid number.
  useEffect(() => control.current?.setCustomValidity(problemMessage ?? ''), [problemMessage])
  useEffect(() => {
    // Warn the developer: the user cannot fix a malformed `value`.
    // oxlint-disable-next-line no-console
    if (isMalformed) console.error(`PhoneField takes its value as E.164; "${phone.value}" is shown as it is`)
  }, [isMalformed, phone.value])

  const countryText = country === '' ? mergedLabels.international : getCountryName(country)
  const countryAndCode = country === '' || callingCode === '' ? countryText : `${countryText} +${callingCode}`
  const [initialCountry] = useState(country)
  const [hasCountryChanged, setCountryChanged] = useState(false)
  if (country !== initialCountry && !hasCountryChanged) setCountryChanged(true)
  const shownError = error ?? (wasBlurred && validateOn === 'blur' ? problemMessage : undefined)
  const rejectionMessage = hasLoadFailed ? mergedLabels.loadFailed : rejection && mergedLabels[rejection]
  const shownNote = rejectionMessage ? { tone: 'info' as const, text: rejectionMessage } : note
  const field = { label, labelHidden, hint, error: shownError, note: shownNote, optionalLabel, className, style }
  const { ids, describedBy, invalid } = useFieldIds(field, { id, describedBy: ariaDescribedBy })
  const isFixed = input.disabled === true || input.readOnly === true

  const isOpen = isOpenRequested && CountryList !== undefined
  // If the list is still loading when the user types on, it no longer opens.
  const cancelOpening = () => {
    if (!isOpen) setOpenRequested(false)
  }
  const handleEdit = ({ value: text, selectionStart }: HTMLInputElement, inputType: string, isAutofill: boolean) => {
    cancelOpening()
    phone.dispatch({ kind: 'edit', text, caret: selectionStart ?? text.length, inputType, isAutofill })
  }
  const loadModule = () => {
    if (!isFixed) void phoneModuleStore.load()
  }
  const toggleList = async () => {
    setOpenRequested(!isOpenRequested)
    if (isOpenRequested) return
    const isLoaded = await phoneModuleStore.load()
    setLoadFailed(!isLoaded)
    if (!isLoaded) setOpenRequested(false)
  }
  const handleGroupBlur = ({ relatedTarget }: FocusEvent) => {
    if (!isOpen && !(relatedTarget instanceof Node && group.current?.contains(relatedTarget))) setWasBlurred(phone.typed !== '')
  }

  return (
    <Field {...field} ids={ids}>
      <div ref={group} role="group" aria-label={mergedLabels.phoneGroup(label)} className={styles.group}>
        <FieldBox textControlId={ids.control} readOnly={input.readOnly} disabled={input.disabled} invalid={invalid}>
          <button
            type="button"
            disabled={isFixed}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={toggleList}
            onFocus={loadModule}
            onBlur={handleGroupBlur}
            className={styles.country}
          >
            {/* Server and browser may spell a country's name differently. */}
            <VisuallyHidden suppressHydrationWarning>{`${mergedLabels.country}: ${countryText} `}</VisuallyHidden>
            {renderFlag ? renderFlag(country) : <CountryTag country={country === '' ? '+' : country} />}
            {callingCode === '' ? null : <span>+{callingCode}</span>}
            <Icon size="small" className={styles.chevron}>
              <ChevronDown />
            </Icon>
          </button>
          <input
            autoComplete="tel"
            {...input}
            ref={control}
            id={ids.control}
            form={form}
            type="tel"
            inputMode="tel"
            value={compositionText ?? phone.text}
            data-control=""
            aria-describedby={describedBy}
            aria-invalid={invalid}
            onChange={(event) => {
              onChange?.(event)
              const { nativeEvent, currentTarget } = event
              const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : ''
              // Native undo works until we rewrite the input's text.
              if (editing && inputType.startsWith('history')) phone.undoOrRedo(inputType === 'historyUndo' ? 'undo' : 'redo')
              else if (editing?.isComposing(event)) setCompositionText(currentTarget.value)
              else handleEdit(currentTarget, inputType, editing?.isAutofill(event) ?? false)
            }}
            onCompositionEnd={(event) => {
              onCompositionEnd?.(event)
              if (compositionText === null) return
              setCompositionText(null)
              handleEdit(event.currentTarget, 'insertCompositionText', false)
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event)
              if (event.defaultPrevented || editing?.isComposing(event)) return
              const step = editing?.getHistoryStep(event)
              // Enter submits without a blur: show the error now.
              if (event.key === 'Enter') setWasBlurred(phone.typed !== '')
              if (!step || isFixed) return
              event.preventDefault()
              phone.undoOrRedo(step)
            }}
            onPaste={(event) => {
              onPaste?.(event)
              if (event.defaultPrevented || isFixed || !editing) return
              event.preventDefault()
              const { selectionStart, selectionEnd, value: text } = event.currentTarget
              const [before, after] = [text.slice(0, selectionStart ?? undefined), text.slice(selectionEnd ?? text.length)]
              phone.dispatch({ kind: 'paste', text: event.clipboardData.getData('text'), before, after })
            }}
            onFocus={(event) => {
              onFocus?.(event)
              loadModule()
              cancelOpening()
            }}
            onBlur={(event) => {
              phone.handleBlur()
              onBlur?.(event)
              handleGroupBlur(event)
            }}
            className={cx(fieldStyles.control, fieldStyles.controlSize.medium)}
          />
        </FieldBox>
        {CountryList ? (
          <CountryList
            open={isOpen}
            anchor={group}
            control={control}
            countries={countries}
            preferredCountries={preferredCountries}
            selected={country}
            labels={labels}
            renderFlag={renderFlag}
            onClose={() => setOpenRequested(false)}
            onSelect={(next) => phone.dispatch({ kind: 'changeCountry', country: next })}
          />
        ) : null}
      </div>
      {name === undefined ? null : <input type="hidden" name={name} form={form} disabled={input.disabled} value={phone.value} />}
      {countryName === undefined ? null : <input type="hidden" name={countryName} form={form} disabled={input.disabled} value={country} />}
      <VisuallyHidden role="status">
        {rejectionMessage ?? (hasCountryChanged ? `${mergedLabels.country}: ${countryAndCode}` : null)}
      </VisuallyHidden>
    </Field>
  )
}
