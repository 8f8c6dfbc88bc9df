'use client'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { useControllableState } from '../private/useControllableState.ts'
import type { HistoryWay, PhoneAct, PhoneDetails, PhoneHistory, PhonePlace, PhoneRefusal } from './phoneRules.ts'
import { phoneStore } from './phoneStore.ts'

interface Phone {
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
  /** It is the text itself, from before it could be put in order. */
  isRaw: boolean
}

const e164 = /^\+\d+$/

/** The number in a phone field: what was typed of it, of which country it is, and where the caret stands among its figures. */
export function usePhone({ control, value, defaultValue, onValueChange, defaultCountry, ...given }: Phone) {
  // Whatever redraws the text, the caret stays behind the same figure.
  const caret = useRef<number>(undefined)
  const subscribe = useCallback(
    (tell: () => void) =>
      phoneStore.subscribe(() => {
        const input = control.current
        if (input) caret.current = input.value.slice(0, input.selectionStart ?? 0).replace(/[^+\d]/g, '').length
        tell()
      }),
    [control],
  )
  const { rules, CountryList } = useSyncExternalStore(subscribe, phoneStore.now, phoneStore.onServer)
  const { editing } = rules
  useLayoutEffect(() => {
    const input = control.current
    const figures = caret.current
    caret.current = undefined
    if (!editing || !input || figures === undefined || document.activeElement !== input) return
    const place = editing.placeAfter(input.value, figures)
    input.setSelectionRange(place, place)
  })

  const details = useRef<PhoneDetails>(undefined)
  const history = useRef<PhoneHistory>(undefined)
  const [held, hold] = useControllableState(value, defaultValue, (next) => {
    if (details.current) onValueChange?.(next, details.current)
  })
  const [chosen, setChosen] = useState<string>()
  const [draft, setDraft] = useState<Draft | null>(null)
  const [refused, setRefused] = useState<PhoneRefusal | null>(null)

  // A value from outside replaces what was typed; our own, coming back, does not.
  const isOurs = draft !== null && draft.value === held
  const isBroken = !isOurs && held !== '' && !e164.test(held)
  const fallback = given.country ?? chosen ?? defaultCountry
  const country = isOurs || held === '' || isBroken ? fallback : rules.read(held, fallback).country
  const typed = isOurs ? draft.typed : isBroken ? held.replace(/\D/g, '') : rules.besideCode(held, country)
  const reading = rules.read(typed, country)
  const isAsItIs = isBroken || (isOurs && draft.isRaw)
  const text = isBroken ? held : isAsItIs ? typed : rules.write(typed, country)

  const become = (next: PhonePlace, why: PhoneRefusal | null = null) => {
    const read = rules.read(next.typed, next.country)
    caret.current = next.caret
    setRefused(why)
    setDraft({ typed: next.typed, value: read.value, isRaw: !editing })
    setChosen(read.country)
    details.current = read
    if (read.country !== country) given.onCountryChange?.(read.country)
    hold(read.value)
  }
  const act = (done: PhoneAct) => {
    if (!editing) {
      if (done.kind === 'edit') become({ typed: done.text, country, caret: 0 })
      return
    }
    const place = { typed, country, caret: editing.figuresBefore(text, control.current?.selectionStart ?? text.length) }
    const next = editing.act(place, done, defaultCountry)
    if (done.kind === 'settle' && next.typed === typed) return
    if (next.typed !== typed || next.country !== country) {
      history.current ??= editing.newHistory()
      history.current.record(place)
    }
    become(next, next.refused)
  }

  // What was typed before the plans came is read again with them.
  useLayoutEffect(() => {
    if (!editing || !isOurs || !draft.isRaw) return
    const at = control.current?.selectionStart ?? text.length
    const place = { typed, country, caret: 0 }
    become(editing.act(place, { kind: 'edit', text, caret: at, how: '', isFilledIn: false }, defaultCountry))
    // Only the plans are new; the rest has been told.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [rules])
  const dial = rules.dialOf(country)
  // A code that is not at hand is asked for at once.
  const isStrange = dial === '' && !editing
  useEffect(() => {
    if (isStrange) void phoneStore.load()
  }, [isStrange])

  return {
    held,
    country,
    dial,
    text,
    typed,
    reading,
    refused,
    isBroken,
    editing,
    CountryList,
    act,
    step: (way: HistoryWay) => {
      const place = { typed, country, caret: typed.length }
      const state = history.current?.step(way, place)
      if (state) become(state)
    },
    /** Nobody types any more. */
    settle: () => {
      setRefused(null)
      if (isOurs) act({ kind: 'settle' })
    },
    reset: () => {
      history.current = undefined
      setRefused(null)
      setDraft(null)
      setChosen(undefined)
      details.current = rules.read(defaultValue, defaultCountry)
      hold(defaultValue)
    },
  }
}
