'use client'
import { useEffect, useLayoutEffect, useRef } from 'react'

interface EarlyInput {
  control: HTMLInputElement | HTMLTextAreaElement
  typed: string
  selection: [start: number | null, end: number | null, direction: 'forward' | 'backward' | 'none' | undefined]
}

function readEarlyInput(controlId: string): EarlyInput | undefined {
  const control = document.getElementById(controlId)
  if (!(control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type !== 'file'))) return undefined
  if (control.value === control.defaultValue) return undefined
  const { value: typed, selectionStart, selectionEnd, selectionDirection } = control
  return { control, typed, selection: [selectionStart, selectionEnd, selectionDirection ?? undefined] }
}

interface ValueTracker {
  setValue: (text: string) => void
}
const isValueTracker = (tracker: unknown): tracker is ValueTracker =>
  typeof tracker === 'object' && tracker !== null && 'setValue' in tracker

function replay({ control, typed, selection }: EarlyInput) {
  // A field that rendered again has lost it.
  if (control.value !== typed) {
    control.value = typed
    if (document.activeElement === control && selection[0] !== null) control.setSelectionRange(...selection)
  }
  // React ignores an input event whose text it has tracked. Setting the control's text instead would lose selection and undo history.
  const tracker: unknown = Reflect.get(control, '_valueTracker')
  if (isValueTracker(tracker)) tracker.setValue(control.defaultValue)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  // Who is in another field of the form has left this one: a form that validates then would show no message and stay disabled.
  const focused = document.activeElement
  if (focused !== control && control.form?.contains(focused)) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

/** Replays what was typed into a served field before hydration, and that the field was left, which neither React nor the form has seen. */
export function useEarlyInput(controlId: string) {
  const early = useRef<EarlyInput>(undefined)
  // Before a field renders again, which may lose the text.
  useLayoutEffect(() => {
    early.current = readEarlyInput(controlId)
  }, [controlId])
  // After other effects of hydration, with which forms subscribe to their fields.
  useEffect(() => {
    const input = early.current
    early.current = undefined
    if (input) queueMicrotask(() => replay(input))
  }, [controlId])
}
