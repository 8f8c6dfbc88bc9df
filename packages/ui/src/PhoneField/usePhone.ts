'use client'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { dialOf } from '../private/phone/dials.ts'
import { useControlled } from '../private/useControlled.ts'
import { useTextHistory, type HistoryStep } from '../private/useTextHistory.ts'
import { edited, figuresBefore, fitting, movedTo, placeAfter, type PhoneRefusal } from './phoneEdit.ts'
import type { PhoneDetails } from './phoneRules.ts'
import { besideCode, figuresIn, phoneIn } from './phoneText.ts'
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

interface Place {
  typed: string
  country: string
  caret: number
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
  const history = useTextHistory<Place>()

  // A value from outside replaces what was typed; our own, coming back, does not.
  const isOurs = draft !== null && draft.value === held
  const isBroken = !isOurs && held !== '' && !e164.test(held)
  const fallback = given.country ?? chosen ?? defaultCountry
  const country = isOurs || held === '' || isBroken ? fallback : rules.read(held, fallback).country
  const typed = isOurs ? draft.typed : besideCode(figuresIn(held), country, rules)
  const reading = rules.read(typed, country)
  const text = isBroken ? held : rules.write(typed, country)

  const become = (next: Place, why: PhoneRefusal | null = null) => {
    const read = rules.read(next.typed, next.country)
    caret.current = next.caret
    setRefused(why)
    setDraft({ typed: next.typed, value: read.value })
    setChosen(read.country)
    details.current = read
    if (read.country !== country) given.onCountryChange?.(read.country)
    hold(read.value)
    return read.country
  }
  const here = (): Place => ({ typed, country, caret: figuresBefore(text, control.current?.selectionStart ?? text.length) })
  // A number of no country leaves the field to the usual one again.
  const countryFor = (next: string) => (country === '' && !next.startsWith('+') ? defaultCountry : country)
  const settled = (next: string) => {
    const of = rules.read(next, countryFor(next)).country
    return { typed: besideCode(next, of, rules), country: of }
  }

  /** A whole number at once. */
  const take = (found: string) => {
    history.record(here())
    const next = settled(fitting(found, countryFor(found)))
    become({ ...next, caret: next.typed.length }, found === '' ? 'letters' : null)
  }

  // What was typed before the rules came is read again with them.
  useEffect(() => {
    if (rules === plainRules || !isOurs || reading.value === held) return
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
    /** The text after an edit of the browser's. */
    edit: (after: string, kind: string, isFilledIn: boolean) => {
      if (isFilledIn || figuresIn(after).length > typed.length + 1) return take(phoneIn(after))
      const input = control.current
      const next = edited({ before: typed, text: after, caret: input?.selectionStart ?? after.length, kind, country })
      if (next.typed !== typed) history.record(here())
      become({ typed: next.typed, country: countryFor(next.typed), caret: next.caret }, next.refused)
    },
    paste: (pasted: string, [start, end]: readonly [number, number]) => {
      const found = phoneIn(pasted)
      if (found === '') return become(here(), 'letters')
      if (found.startsWith('+')) return take(found)
      const before = figuresIn(text.slice(0, start))
      const after = text.slice(end).replaceAll(/\D/g, '')
      history.record(here())
      const whole = settled(fitting(before + found + after, country))
      become({ ...whole, caret: Math.max(whole.typed.length - after.length, 0) })
    },
    step: (way: HistoryStep) => {
      const state = history.step(way, here())
      if (state) become(state)
    },
    /** The same figures, in another country. */
    moveTo: (next: string) => {
      history.record(here())
      const moved = movedTo(typed)
      become({ typed: fitting(moved, next), country: next, caret: moved.length })
    },
    /** Nobody types any more. */
    settle: () => {
      setRefused(null)
      if (!isOurs) return
      const next = settled(typed)
      if (next.typed !== typed) become({ ...next, caret: next.typed.length })
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
