'use client'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import type { HistoryStep, UndoHistory } from '../private/undoHistory.ts'
import { useControllableState } from '../private/useControllableState.ts'
import { phoneModuleStore } from './phoneModuleStore.ts'
import type { PhoneAction, PhoneDetails, PhoneRejection, PhoneState } from './phoneRules.ts'

interface PhoneStateOptions {
  control: RefObject<HTMLInputElement | null>
  value: string | undefined
  defaultValue: string
  onValueChange: ((value: string, details: PhoneDetails) => void) | undefined
  country: string | undefined
  defaultCountry: string
  onCountryChange: ((country: string) => void) | undefined
}

interface Draft {
  typed: string
  value: string
  /** `typed` is unformatted text from before the module loaded. */
  isRaw: boolean
  /** `typed` came at once, by paste or autofill. */
  isWhole?: boolean | undefined
}

const e164 = /^\+\d+$/

/** The state of a phone field: value, country, text and caret. */
export function usePhoneState({
  control,
  value: valueProp,
  defaultValue,
  onValueChange,
  country: countryProp,
  defaultCountry,
  onCountryChange,
}: PhoneStateOptions) {
  // The caret after an action of the user. Field keeps the selection when the text changes for another reason.
  const caret = useRef<number>(undefined)
  const { rules, CountryList } = useSyncExternalStore(
    phoneModuleStore.subscribe,
    phoneModuleStore.getSnapshot,
    phoneModuleStore.getServerSnapshot,
  )
  const { editing } = rules
  useLayoutEffect(() => {
    const input = control.current
    const digitCount = caret.current
    caret.current = undefined
    if (!editing || !input || digitCount === undefined || document.activeElement !== input) return
    const index = editing.getIndexAfterDigits(input.value, digitCount)
    input.setSelectionRange(index, index)
  })

  const details = useRef<PhoneDetails>(undefined)
  const history = useRef<UndoHistory<PhoneState>>(undefined)
  /** The states before the changes that were made before the module loaded. */
  const early = useRef<PhoneState[]>([])
  const [value, setValue] = useControllableState(valueProp, defaultValue, (next) => {
    if (details.current) onValueChange?.(next, details.current)
  })
  const [lastCountry, setLastCountry] = useState<string>()
  const [draft, setDraft] = useState<Draft | null>(null)
  const [rejection, setRejection] = useState<PhoneRejection | null>(null)

  // A value from outside replaces the draft, unless it is the draft's own value.
  const isDraftCurrent = draft !== null && draft.value === value
  const isMalformed = !isDraftCurrent && value !== '' && !e164.test(value)
  const fallbackCountry = countryProp ?? lastCountry ?? defaultCountry
  const country = isDraftCurrent || value === '' || isMalformed ? fallbackCountry : rules.parse(value, fallbackCountry).country
  const typed = isDraftCurrent ? draft.typed : isMalformed ? value.replace(/\D/g, '') : rules.hideCallingCode(value, country)
  const parsed = rules.parse(typed, country)
  const isUnformatted = isMalformed || (isDraftCurrent && draft.isRaw)
  const text = isMalformed ? value : isUnformatted ? typed : rules.format(typed, country)

  const setState = (next: PhoneState, nextRejection: PhoneRejection | null = null, isWhole = false) => {
    const nextPhone = rules.parse(next.typed, next.country)
    setRejection(nextRejection)
    setDraft({ typed: next.typed, value: nextPhone.value, isRaw: !editing, isWhole })
    setLastCountry(nextPhone.country)
    details.current = nextPhone
    if (nextPhone.country !== country) onCountryChange?.(nextPhone.country)
    setValue(nextPhone.value)
  }
  const dispatch = (action: PhoneAction) => {
    if (!editing) {
      if (action.kind !== 'edit') return
      early.current.push({ typed, country, caret: typed.length })
      const isWhole = action.text.length > typed.length + 2
      const { national } = rules.parse(action.text, country)
      // The button beside the number shows the calling code.
      const hasCode = isWhole && action.text.replace(/\D/g, '').length > national.length + 1
      setState({ typed: hasCode ? national : action.text, country, caret: 0 }, null, isWhole)
      return
    }
    const state = { typed, country, caret: editing.countDigitsBefore(text, control.current?.selectionStart ?? text.length) }
    const next = editing.applyAction(state, action, defaultCountry)
    if (action.kind === 'blur' && next.typed === typed) return
    if (next.typed !== typed || next.country !== country) {
      history.current ??= editing.createHistory()
      history.current.record(state)
    } else if (action.kind === 'paste' && next.rejection) return setRejection(next.rejection)
    if (action.kind !== 'edit' || !action.isAutofill) caret.current = next.caret
    setState(next, next.rejection)
  }

  // Parses text again that was typed before the module loaded.
  useLayoutEffect(() => {
    if (!editing || !isDraftCurrent || !draft.isRaw) return
    const read = (raw: string, isWhole: boolean) =>
      editing.applyAction(
        { typed: raw, country, caret: 0 },
        { kind: 'edit', text: raw, caret: control.current?.selectionStart ?? raw.length, inputType: '', isAutofill: isWhole },
        defaultCountry,
      )
    history.current = editing.createHistory()
    for (const state of early.current.splice(0)) history.current.record(read(state.typed, true))
    const next = read(typed, draft.isWhole === true)
    const isLeft = document.activeElement !== control.current
    // oxlint-disable-next-line react/set-state-in-effect -- what was typed is parsed once
    setState(isLeft ? editing.applyAction(next, { kind: 'blur' }, defaultCountry) : next)
  })
  const callingCode = rules.getCallingCode(country)
  // The calling codes of most countries come with the module.
  const isCodeUnknown = callingCode === '' && !editing
  useEffect(() => {
    if (isCodeUnknown) void phoneModuleStore.load()
  }, [isCodeUnknown])

  return {
    value,
    country,
    callingCode,
    text,
    typed,
    parsed,
    rejection,
    isMalformed,
    editing,
    CountryList,
    dispatch,
    undoOrRedo: (step: HistoryStep) => {
      const state = history.current?.step(step, { typed, country, caret: typed.length })
      if (!state) return
      caret.current = state.caret
      setState(state)
    },
    handleBlur: () => {
      setRejection(null)
      if (isDraftCurrent) dispatch({ kind: 'blur' })
    },
    reset: () => {
      history.current = undefined
      early.current = []
      setRejection(null)
      setDraft(null)
      setLastCountry(undefined)
      details.current = rules.parse(defaultValue, defaultCountry)
      setValue(defaultValue)
    },
  }
}
