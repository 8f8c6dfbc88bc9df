'use client'
import { useEffect, useRef, useState } from 'react'

/** How values are read from what people type, and written for them to read. */
export interface TextCodec<Value, Problem> {
  /** A text without a value has a problem, unless it is empty; a value can have one too, when it is beyond the limits. */
  parse: (text: string) => { value: Value | null; problem: Problem | null }
  /** What is wrong with a value that came from outside. */
  validate: (value: Value) => Problem | null
  /** As it stands at rest. */
  format: (value: Value) => string
  /** As it stands while somebody types. */
  formatForEditing: (value: Value) => string
}

interface ParsedTextOptions<Value, Problem> {
  value: Value | null | undefined
  defaultValue: Value | null
  onValueChange: ((value: Value | null) => void) | undefined
  onProblemChange: ((problem: Problem | null) => void) | undefined
  codec: TextCodec<Value, Problem>
}

/** A text that stands for a value: a number, a day. What is no value stays as it was typed, so that it can be put right. */
export function useParsedText<Value, Problem extends string>({
  value: given,
  defaultValue,
  onValueChange,
  onProblemChange,
  codec,
}: ParsedTextOptions<Value, Problem>) {
  const [own, setOwn] = useState(defaultValue)
  // What somebody types or has typed wrong; null when the value itself is shown.
  const [draft, setDraft] = useState<string | null>(null)
  const [told, setTold] = useState<Value | null>(null)
  const [shown, setShown] = useState(true)
  const value = given === undefined ? own : given

  // A value that comes from outside replaces what is being typed; our own, coming back, does not.
  const [seen, setSeen] = useState(value)
  if (!Object.is(value, seen)) {
    setSeen(value)
    if (draft !== null && !Object.is(value, told)) setDraft(null)
  }

  const problem = draft === null ? (value === null ? null : codec.validate(value)) : codec.parse(draft).problem
  const heard = useRef<Problem | null>(null)
  const tell = useRef(onProblemChange)
  useEffect(() => {
    tell.current = onProblemChange
  })
  useEffect(() => {
    if (heard.current === problem) return
    heard.current = problem
    tell.current?.(problem)
  }, [problem])

  const hold = (next: Value | null) => {
    setTold(next)
    if (Object.is(next, value)) return
    setOwn(next)
    onValueChange?.(next)
  }
  return {
    value,
    problem,
    shown,
    text: draft ?? (value === null ? '' : codec.format(value)),
    type: (text: string) => {
      setDraft(text)
      hold(codec.parse(text).value)
    },
    /** A whole value at once, by a button or by the browser. */
    set: (next: Value | null) => {
      setDraft(null)
      setShown(true)
      hold(next)
    },
    enter: () => {
      if (draft !== null) return
      // What was in order when it was entered is not called wrong while it is being changed.
      setShown(problem !== null)
      setTold(value)
      setDraft(value === null ? '' : codec.formatForEditing(value))
    },
    leave: () => {
      setShown(true)
      if (draft !== null && codec.parse(draft).problem === null) setDraft(null)
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
