'use client'
import { useCallback, useLayoutEffect, useState, type RefObject } from 'react'
import { useFormReset } from './useFormReset.ts'

type TextControl = HTMLInputElement | HTMLTextAreaElement

const noop = () => {}

/**
 * The text of a control that may hold it by itself, whoever wrote it: a person, React, the form's reset or a form library.
 * Where nothing depends on the text it is not watched, and no key costs anything.
 */
export function useInputText(control: RefObject<TextControl | null>, first: string, isWatched = true): string {
  const [text, setText] = useState(first)
  const read = useCallback(() => {
    if (control.current) setText(control.current.value)
  }, [control])
  const look = isWatched ? read : noop
  useLayoutEffect(look)
  useLayoutEffect(() => {
    const document = control.current?.ownerDocument
    if (!isWatched || !document) return
    // Above React's own listeners: a change told to React before they have run would draw a controlled text as it was, and lose the key.
    const heard = ({ target }: Event) => {
      if (target === control.current) read()
    }
    document.addEventListener('input', heard)
    return () => document.removeEventListener('input', heard)
  }, [control, isWatched, read])
  // The event comes before the text has gone.
  const back = useCallback(() => {
    if (control.current) setText(control.current.defaultValue)
  }, [control])
  useFormReset(control, back)
  return text
}

/** Writes into a control as a person would: whoever listens hears of it, and React's own state follows. */
export function setInputText(control: HTMLInputElement, text: string) {
  if (control.value === text) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
