'use client'
import { useEffect, useLayoutEffect, useRef } from 'react'

type TextControl = (HTMLInputElement | HTMLTextAreaElement) & { _valueTracker?: { setValue: (text: string) => void } }

const isTextControl = (element: HTMLElement | null): element is TextControl => element !== null && 'defaultValue' in element

/** Returns what replays the text that a control has from its user; undefined if it has none. */
function readEarlyInput(controlId: string | undefined): (() => void) | undefined {
  const control = document.getElementById(controlId ?? '')
  if (!isTextControl(control) || control.value === control.defaultValue) return undefined
  const { value, selectionStart, selectionEnd, selectionDirection } = control
  return () => {
    const focused = document.activeElement
    // A field that rendered again has lost it.
    if (control.value !== value) {
      control.value = value
      if (focused === control && selectionStart !== null)
        control.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
    }
    // React ignores an input event whose text it has tracked. Setting the control's text instead would lose selection and undo history.
    control._valueTracker?.setValue(control.defaultValue)
    control.dispatchEvent(new Event('input', { bubbles: true }))
    // Who is in another field of the form has left this one: a form that validates then would show no message and stay disabled.
    if (focused !== control && control.form?.contains(focused)) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
}

/** Replays what was typed into a served field before hydration, and that the field was left, which neither React nor the form has seen. */
export function useEarlyInput(controlId: string | undefined) {
  const replay = useRef<() => void>(undefined)
  // Before a field renders again, which may lose the text.
  useLayoutEffect(() => {
    replay.current = readEarlyInput(controlId)
  }, [controlId])
  // After other effects of hydration, with which forms subscribe to their fields.
  useEffect(() => {
    if (replay.current) queueMicrotask(replay.current)
    replay.current = undefined
  }, [controlId])
}
