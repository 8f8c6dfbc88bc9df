'use client'
import { useEffect, useRef, useState } from 'react'
import type { NumberReading } from './readNumber.ts'

export type NumberProblem = 'unreadable' | 'precision' | 'below' | 'above'

/** How a value is written: with groups when at rest, without while somebody types. */
export interface NumberWriting {
  inputMode: 'decimal' | 'numeric'
  read: (text: string) => NumberReading
  /** From the decimal number that was read; undefined where it cannot be held exactly. */
  toValue: (decimal: string) => number | undefined
  format: (value: number) => string
  raw: (value: number) => string
}

interface NumberText {
  value: number | null | undefined
  defaultValue: number | null
  onValueChange: ((value: number | null) => void) | undefined
  onProblemChange: ((problem: NumberProblem | null) => void) | undefined
  min: number | undefined
  max: number | undefined
  writing: NumberWriting
}

/** The text of a number field and the value in it. A text that is no value stays as it was typed. */
export function useNumberText({ value: given, defaultValue, onValueChange, onProblemChange, min, max, writing }: NumberText) {
  const [own, setOwn] = useState(defaultValue)
  // What somebody types or has typed wrong; null when the value itself is shown.
  const [draft, setDraft] = useState<string | null>(null)
  const [told, setTold] = useState<number | null>(null)
  const [shown, setShown] = useState(true)
  const value = given === undefined ? own : given

  const judge = (text: string): { value: number | null; problem: NumberProblem | null } => {
    const reading = writing.read(text)
    if (reading.kind === 'empty') return { value: null, problem: null }
    if (reading.kind === 'problem') return { value: null, problem: reading.problem }
    const number = writing.toValue(reading.decimal)
    if (number === undefined) return { value: null, problem: reading.decimal.startsWith('-') ? 'below' : 'above' }
    return { value: number, problem: limits(number) }
  }
  const limits = (number: number): NumberProblem | null =>
    min !== undefined && number < min ? 'below' : max !== undefined && number > max ? 'above' : null

  // A value that comes from outside replaces what is being typed; our own, coming back, does not.
  const [seen, setSeen] = useState(value)
  if (!Object.is(value, seen)) {
    setSeen(value)
    if (draft !== null && !Object.is(value, told)) setDraft(null)
  }

  const problem = draft === null ? (value === null ? null : limits(value)) : judge(draft).problem
  const heard = useRef<NumberProblem | null>(null)
  const tell = useRef(onProblemChange)
  useEffect(() => {
    tell.current = onProblemChange
  })
  useEffect(() => {
    if (heard.current === problem) return
    heard.current = problem
    tell.current?.(problem)
  }, [problem])

  const hold = (next: number | null) => {
    setTold(next)
    if (Object.is(next, value)) return
    setOwn(next)
    onValueChange?.(next)
  }
  return {
    value,
    problem,
    shown,
    text: draft ?? (value === null ? '' : writing.format(value)),
    type: (text: string) => {
      setDraft(text)
      hold(judge(text).value)
    },
    enter: () => {
      if (draft !== null) return
      // What was in order when it was entered is not called wrong while it is being changed.
      setShown(problem !== null)
      setTold(value)
      setDraft(value === null ? '' : writing.raw(value))
    },
    leave: () => {
      setShown(true)
      if (draft !== null && judge(draft).problem === null) setDraft(null)
    },
    show: () => setShown(true),
    reset: () => {
      setDraft(null)
      setTold(defaultValue)
      if (Object.is(defaultValue, value)) return
      setOwn(defaultValue)
      onValueChange?.(defaultValue)
    },
  }
}
