'use client'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { dialOf } from '../private/phone/dials.ts'
import { useControlled } from '../private/useControlled.ts'
import { useTextHistory, type HistoryStep } from '../private/useTextHistory.ts'
import { figuresBefore, placeAfter } from './caret.ts'
import { figuresIn } from './figures.ts'
import type { PhoneAct, PhoneDetails, PhonePlace, PhoneRefusal } from './phoneRules.ts'
import { plainRules } from './plainRules.ts'
import { ruleStore } from './ruleStore.ts'

interface Phone {
  control: RefObject<HTMLInputElement | null>
  value: string | undefined
  defaultValue: string
  onValueChange: ((value: string, details: PhoneDetails) => void) | undefined
  country: string | undefined
  defaultCountry: string
  onCountryChange: ((country: string) => void) | undefined
}

const e164 = /^\+\d+$/

/** The number in a phone field: what was typed of it, of which country it is, and where the caret stands among its figures. */
export function usePhone({ control, value, defaultValue, onValueChange, defaultCountry, ...given }: Phone) {
  // Whatever redraws the text, the caret stays behind the same figure.
  const caret = useRef<number>(undefined)
  const keepCaret = useCallback(() => {
    const input = control.current
    if (input && document.activeElement === input) caret.current ??= figuresBefore(input.value, input.selectionStart ?? 0)
  }, [control])
  useLayoutEffect(() => {
    const input = control.current
    const figures = caret.current
    caret.current = undefined
    if (!input || figures === undefined || document.activeElement !== input) return
    const place = placeAfter(input.value, figures)
    input.setSelectionRange(place, place)
  })
  const subscribe = useCallback(
    (tell: () => void) =>
      ruleStore.subscribe(() => {
        keepCaret()
        tell()
      }),
    [keepCaret],
  )
  const rules = useSyncExternalStore(subscribe, ruleStore.now, () => plainRules)

  const details = useRef<PhoneDetails>(undefined)
  const [held, hold] = useControlled(value, defaultValue, (next) => {
    if (details.current) onValueChange?.(next, details.current)
  })
  const [chosen, setChosen] = useState<string>()
  const [draft, setDraft] = useState<{ typed: string; value: string } | null>(null)
  const [refused, setRefused] = useState<PhoneRefusal | null>(null)
  const history = useTextHistory<PhonePlace>()

  // A value from outside replaces what was typed; our own, coming back, does not.
  const isOurs = draft !== null && draft.value === held
  const isBroken = !isOurs && held !== '' && !e164.test(held)
  const fallback = given.country ?? chosen ?? defaultCountry
  const country = isOurs || held === '' || isBroken ? fallback : rules.read(held, fallback).country
  const typed = isOurs ? draft.typed : rules.besideCode(figuresIn(held), country)
  const reading = rules.read(typed, country)
  const text = isBroken ? held : rules.write(typed, country)

  const here = (): PhonePlace => ({ typed, country, caret: figuresBefore(text, control.current?.selectionStart ?? text.length) })
  const become = (next: PhonePlace, why: PhoneRefusal | null = null) => {
    const read = rules.read(next.typed, next.country)
    caret.current = next.caret
    setRefused(why)
    setDraft({ typed: next.typed, value: read.value })
    setChosen(read.country)
    details.current = read
    if (read.country !== country) given.onCountryChange?.(read.country)
    hold(read.value)
  }
  const act = (done: PhoneAct) => {
    const place = here()
    const next = rules.act(place, done, defaultCountry)
    if (next.typed !== typed || next.country !== country) history.record(place)
    become(next, next.refused)
  }

  // What was typed before the rules came is read again with them.
  useEffect(() => {
    if (!rules.isFull || !isOurs || reading.value === held) return
    details.current = reading
    setDraft({ typed, value: reading.value })
    hold(reading.value)
    // Only the rules are new; the rest has been told.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [rules])

  return {
    held,
    country,
    text,
    typed,
    reading,
    refused,
    isBroken,
    isFull: rules.isFull,
    act,
    step: (way: HistoryStep) => {
      const state = history.step(way, here())
      if (state) become(state)
    },
    settle: () => {
      setRefused(null)
      if (isOurs && rules.act(here(), { kind: 'settle' }, defaultCountry).typed !== typed) act({ kind: 'settle' })
    },
    reset: () => {
      history.forget()
      setRefused(null)
      setDraft(null)
      setChosen(undefined)
      details.current = rules.read(figuresIn(defaultValue), defaultCountry)
      hold(defaultValue)
    },
    dial: dialOf(country),
  }
}
