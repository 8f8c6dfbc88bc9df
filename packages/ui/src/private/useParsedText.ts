'use client'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'

/** Converts between values and text. */
export interface TextCodec<Value, Problem> {
  /** Text without a value has a problem, unless it is empty. A value beyond the limits has a problem as well. */
  parse: (text: string) => { value: Value | null; problem: Problem | null }
  /** The problem of a value that was set from outside. */
  validate: (value: Value) => Problem | null
  /** The text while the field is not focused. */
  format: (value: Value) => string
  /** The text while the user edits it. */
  formatForEditing: (value: Value) => string
}

interface ParsedTextOptions<Value, Problem> {
  value: Value | null | undefined
  defaultValue: Value | null
  onValueChange: ((value: Value | null) => void) | undefined
  onProblemChange: ((problem: Problem | null) => void) | undefined
  codec: TextCodec<Value, Problem>
}

/** The text of a field whose value is not text: a number or a date. Invalid text stays as typed, so that the user can correct it. */
export function useParsedText<Value, Problem extends string>({
  value: valueProp,
  defaultValue,
  onValueChange,
  onProblemChange,
  codec,
}: ParsedTextOptions<Value, Problem>) {
  const [ownValue, setOwnValue] = useState(defaultValue)
  // Text that is being edited or is invalid; null while the formatted value is shown.
  const [draft, setDraft] = useState<string | null>(null)
  const [reportedValue, setReportedValue] = useState<Value | null>(null)
  const [isProblemShown, setProblemShown] = useState(true)
  const value = valueProp === undefined ? ownValue : valueProp

  // A value from outside replaces the draft; the value that we reported does not.
  const [previousValue, setPreviousValue] = useState(value)
  if (!Object.is(value, previousValue)) {
    setPreviousValue(value)
    if (draft !== null && !Object.is(value, reportedValue)) setDraft(null)
  }

  const problem = draft === null ? (value === null ? null : codec.validate(value)) : codec.parse(draft).problem
  const reportedProblem = useRef<Problem | null>(null)
  const reportProblem = useEffectEvent(() => onProblemChange?.(problem))
  useEffect(() => {
    if (reportedProblem.current !== problem) reportProblem()
    reportedProblem.current = problem
  }, [problem])

  const reportValue = (next: Value | null) => {
    setReportedValue(next)
    if (Object.is(next, value)) return
    setOwnValue(next)
    onValueChange?.(next)
  }
  const shownText = draft ?? (value === null ? '' : codec.format(value))
  /** The texts to go back and forward to, for as long as the field has the value that it had after the last of them. */
  const history = useRef<{ past: string[]; future: string[]; value: Value | null }>({ past: [], future: [], value })
  const isOurs = () => Object.is(history.current.value, value)
  const applyText = (text: string, isEdited = true) => {
    const { value: next, problem: nextProblem } = codec.parse(text)
    history.current.value = next
    setDraft(isEdited || nextProblem ? text : null)
    reportValue(next)
  }
  const recordText = (next: Value | null) => {
    history.current = { past: isOurs() ? [...history.current.past, shownText] : [shownText], future: [], value: next }
  }
  const restoreText = (isUndo: boolean) => {
    const { past, future } = history.current
    const text = isOurs() ? (isUndo ? past : future).pop() : undefined
    if (text === undefined) return
    ;(isUndo ? future : past).push(shownText)
    applyText(text)
  }
  return {
    value,
    problem,
    isProblemShown,
    text: shownText,
    /** The event of the input says whether the user asked to undo or redo, such as in its context menu. */
    changeText: (text: string, event?: Event) => {
      const inputType = event instanceof InputEvent ? event.inputType : ''
      if (inputType.startsWith('history')) return restoreText(inputType === 'historyUndo')
      recordText(null)
      // Browsers fill in fields without focus, so no blur follows.
      applyText(text, !(event?.target instanceof Element) || event.target.matches(':focus'))
    },
    /** Undoes and redoes: the browser's own history is wrong once a script has set the text. */
    handleKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const { key, currentTarget } = event
      if (!(event.ctrlKey || event.metaKey) || !/^[yz]$/i.test(key) || event.defaultPrevented || currentTarget.readOnly) return
      event.preventDefault()
      restoreText(/^z$/i.test(key) && !event.shiftKey)
    },
    /** Sets a complete value, by a button or by autofill. */
    setValue: (next: Value | null) => {
      recordText(next)
      setDraft(null)
      setProblemShown(true)
      reportValue(next)
    },
    handleFocus: () => {
      if (draft !== null) return
      // A valid value shows no error while it is being edited.
      setProblemShown(problem !== null)
      setReportedValue(value)
      setDraft(value === null ? '' : codec.formatForEditing(value))
    },
    handleBlur: () => {
      setProblemShown(true)
      if (draft !== null && codec.parse(draft).problem === null) setDraft(null)
    },
    showProblem: () => setProblemShown(true),
    reset: () => {
      setDraft(null)
      setReportedValue(defaultValue)
      if (Object.is(defaultValue, value)) return
      setOwnValue(defaultValue)
      onValueChange?.(defaultValue)
    },
  }
}
