'use client'
import { useCallback, useLayoutEffect, useState, type RefObject } from 'react'
import { useFormReset } from './useFormReset.ts'

type TextControl = HTMLInputElement | HTMLTextAreaElement

const noop = () => {}

/**
 * The current text of a control that may be uncontrolled: changed by the user, React, a form reset or a form library.
 * Without `isWatched` there are no listeners and no renders.
 */
export function useInputText(control: RefObject<TextControl | null>, initialText: string, isWatched = true): string {
  const [text, setText] = useState(initialText)
  const readText = useCallback(() => {
    if (control.current) setText(control.current.value)
  }, [control])
  const update = isWatched ? readText : noop
  useLayoutEffect(update)
  useLayoutEffect(() => {
    const document = control.current?.ownerDocument
    if (!isWatched || !document) return
    // On the document, after React's listeners: an earlier state update would render the old value of a controlled input and lose the keystroke.
    const handleInput = ({ target }: Event) => {
      if (target === control.current) readText()
    }
    document.addEventListener('input', handleInput)
    return () => document.removeEventListener('input', handleInput)
  }, [control, isWatched, readText])
  // The reset event fires before the text changes.
  const handleReset = useCallback(() => {
    if (control.current) setText(control.current.defaultValue)
  }, [control])
  useFormReset(control, handleReset, isWatched)
  return text
}

/** Sets the text of an input as user input would: fires an input event that React handles. */
export function setInputText(control: HTMLInputElement, text: string) {
  if (control.value === text) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
