// Long, because everything that can happen to the one control stands in one place.
'use client'
import { cx } from 'class-variance-authority'
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react'
import { Field, FieldBox, useFieldIds, type FieldProps } from '../private/Field.tsx'
import * as fieldStyles from '../private/Field.css.ts'
import { Icon } from '../private/Icon.tsx'
import { ChevronDown } from '../private/icons.ts'
import { useFormReset } from '../private/useFormReset.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { countryName } from './countryName.ts'
import { CountryTag } from './CountryTag.tsx'
import { english, type PhoneFieldLabels } from './labels.ts'
import * as styles from './PhoneField.css.ts'
import type { PhoneDetails } from './phoneRules.ts'
import { phoneStore } from './phoneStore.ts'
import { usePhone } from './usePhone.ts'

export type { PhoneFieldLabels } from './labels.ts'
export type { PhoneDetails, PhoneProblem } from './phoneRules.ts'

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'size' | 'type' | 'prefix' | 'value' | 'defaultValue' | 'maxLength' | 'pattern'
>

export interface PhoneFieldProps extends FieldProps, NativeProps {
  /** The number as E.164, such as `+2348030000001`; empty when there is none. */
  value?: string
  defaultValue?: string
  /** The number after each change, and what is known about it. What is not whole yet is given too, with `valid: false`. */
  onValueChange?: (value: string, details: PhoneDetails) => void
  /** Whose numbers are typed without a code, as ISO 3166-1 alpha-2. */
  country?: string
  /** Until somebody chooses or types another one. @default 'NG' */
  defaultCountry?: string
  /** The country after each change; empty for numbers of no country. */
  onCountryChange?: (country: string) => void
  /** The countries that can be chosen. @default all that have telephones */
  countries?: readonly string[]
  /** At the top of the list. @default ['NG'] */
  preferred?: readonly string[]
  /** When the field says by itself what is wrong with a number: after it was left, or never, where the form says it. @default 'blur' */
  validateOn?: 'blur' | 'never'
  /** Under this name a form also sends the country. */
  countryName?: string
  /** Draws a country in place of its two letters: a flag, 32 by 20. */
  renderFlag?: (country: string) => ReactNode
  labels?: Partial<PhoneFieldLabels>
  /** The control, so that a form can move the focus there. */
  ref?: Ref<HTMLInputElement>
}

const usual: readonly string[] = ['NG']

/** A telephone number of any country, typed, pasted or filled in as people write it. A form gets E.164. */
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
  country: givenCountry,
  defaultCountry = 'NG',
  onCountryChange,
  countries,
  preferred = usual,
  validateOn = 'blur',
  countryName: countryField,
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
  'aria-describedby': outside,
  ...input
}: PhoneFieldProps) {
  const words = { ...english, ...labels }
  const control = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => control.current, [])
  const group = useRef<HTMLDivElement>(null)
  const phone = usePhone({ control, value, defaultValue, onValueChange, country: givenCountry, defaultCountry, onCountryChange })
  const [composed, setComposed] = useState<string | null>(null)
  const [wasLeft, setWasLeft] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useFormReset(control, () => {
    setWasLeft(false)
    phone.reset()
  })

  const { country, dial, reading, refused, isBroken, editing, CountryList } = phone
  const problem = isBroken ? 'invalid' : reading.reason
  const said = problem === null ? undefined : words[problem]
  // A form that lets the browser judge does not send what is no number.
  useEffect(() => control.current?.setCustomValidity(said ?? ''), [said])
  useEffect(() => {
    // Whoever wrote the value has to hear of it; the person in front of the field cannot put it right.
    // oxlint-disable-next-line no-console
    if (isBroken) console.error(`PhoneField takes its value as E.164; "${phone.held}" is shown as it is`)
  }, [isBroken, phone.held])
  // What was typed into the served page before it came to life.
  useLayoutEffect(() => {
    const text = control.current?.value ?? ''
    if (text !== phone.text) phone.act({ kind: 'edit', text, caret: text.length, how: '', isFilledIn: true })
    // Once, when it comes to life.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const called = country === '' ? words.international : countryName(country)
  const of = country === '' || dial === '' ? called : `${called} +${dial}`
  const [first] = useState(country)
  const [hasMoved, setHasMoved] = useState(false)
  if (country !== first && !hasMoved) setHasMoved(true)
  const wrong = error ?? (wasLeft && validateOn === 'blur' ? said : undefined)
  const refusal = hasFailed ? words.failed : refused && words[refused]
  const shownNote = refusal ? { tone: 'info' as const, text: refusal } : note
  const field = { label, labelHidden, hint, error: wrong, note: shownNote, optionalLabel, className, style }
  const { ids, describedBy, invalid } = useFieldIds(field, { id, describedBy: outside })
  const fixed = input.disabled === true || input.readOnly === true

  const open = isOpen && CountryList !== undefined
  // Where the list comes late, whoever has gone on to type wants it no more.
  const goOn = () => {
    if (!open) setOpen(false)
  }
  const edit = ({ value: text, selectionStart }: HTMLInputElement, how: string, filledIn: boolean) => {
    goOn()
    phone.act({ kind: 'edit', text, caret: selectionStart ?? text.length, how, isFilledIn: filledIn })
  }
  const wake = () => void phoneStore.load()
  const toggle = async () => {
    setOpen(!isOpen)
    if (isOpen) return
    const isThere = await phoneStore.load()
    setFailed(!isThere)
    if (!isThere) setOpen(false)
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!open && !(relatedTarget instanceof Node && group.current?.contains(relatedTarget))) setWasLeft(phone.typed !== '')
  }

  return (
    <Field {...field} ids={ids}>
      {/* The focus goes through here to its parts; nothing is done by pressing it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={group}
        role="group"
        aria-label={words.group(label)}
        className={styles.group}
        onFocus={fixed ? undefined : wake}
        onBlur={leave}
      >
        <FieldBox readOnly={input.readOnly} disabled={input.disabled} invalid={invalid}>
          <button type="button" disabled={fixed} aria-haspopup="dialog" aria-expanded={open} onClick={toggle} className={styles.country}>
            {/* Server and browser may name a country in two spellings. */}
            <VisuallyHidden suppressHydrationWarning>{`${words.country}: ${called} `}</VisuallyHidden>
            {renderFlag ? renderFlag(country) : <CountryTag country={country === '' ? '+' : country} />}
            {dial === '' ? null : <span>+{dial}</span>}
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
            value={composed ?? phone.text}
            data-control=""
            aria-describedby={describedBy}
            aria-invalid={invalid}
            onChange={(event) => {
              onChange?.(event)
              const { nativeEvent, currentTarget } = event
              const kind = nativeEvent instanceof InputEvent ? nativeEvent.inputType : ''
              // Until the field writes its text itself, the browser knows what to undo.
              if (editing && kind.startsWith('history')) phone.step(kind === 'historyUndo' ? 'undo' : 'redo')
              else if (editing?.isComposing(event)) setComposed(currentTarget.value)
              else edit(currentTarget, kind, editing?.isFilledIn(event) ?? false)
            }}
            onCompositionEnd={(event) => {
              onCompositionEnd?.(event)
              if (composed === null) return
              setComposed(null)
              edit(event.currentTarget, 'insertCompositionText', false)
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event)
              if (event.defaultPrevented || editing?.isComposing(event)) return
              const way = editing?.historyStep(event)
              // Sent from within, a number that is none has to say so first.
              if (event.key === 'Enter') setWasLeft(phone.typed !== '')
              if (!way || fixed) return
              event.preventDefault()
              phone.step(way)
            }}
            onPaste={(event) => {
              onPaste?.(event)
              if (event.defaultPrevented || fixed || !editing) return
              event.preventDefault()
              const { selectionStart, selectionEnd, value: text } = event.currentTarget
              const [before, after] = [text.slice(0, selectionStart ?? undefined), text.slice(selectionEnd ?? text.length)]
              phone.act({ kind: 'paste', text: event.clipboardData.getData('text'), before, after })
            }}
            onFocus={(event) => {
              onFocus?.(event)
              goOn()
            }}
            onBlur={(event) => {
              phone.settle()
              onBlur?.(event)
            }}
            className={cx(fieldStyles.control, fieldStyles.controlSize.medium)}
          />
        </FieldBox>
        {CountryList ? (
          <CountryList
            open={open}
            anchor={group}
            control={control}
            countries={countries}
            preferred={preferred}
            chosen={country}
            labels={labels}
            renderFlag={renderFlag}
            onClose={() => setOpen(false)}
            onPick={(next) => phone.act({ kind: 'move', country: next })}
          />
        ) : null}
      </div>
      {name === undefined ? null : <input type="hidden" name={name} form={form} disabled={input.disabled} value={phone.held} />}
      {countryField === undefined ? null : (
        <input type="hidden" name={countryField} form={form} disabled={input.disabled} value={country} />
      )}
      <VisuallyHidden role="status">{refusal ?? (hasMoved ? `${words.country}: ${of}` : null)}</VisuallyHidden>
    </Field>
  )
}
