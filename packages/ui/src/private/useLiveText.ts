'use client'
import { useLayoutEffect, useState, type RefObject } from 'react'
import { useFormReset } from './useFormReset.ts'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** The text of a control that may hold it by itself, whoever wrote it: a person, React, the form's reset or a form library. */
export function useLiveText(control: RefObject<TextControl | null>, first: string): string {
  const [text, setText] = useState(first)
  const read = () => {
    if (control.current) setText(control.current.value)
  }
  useLayoutEffect(read)
  useLayoutEffect(() => {
    const { current } = control
    if (!current) return
    current.addEventListener('input', read)
    return () => current.removeEventListener('input', read)
    // It reads what the ref holds, whenever it is called.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [control])
  // The event comes before the text has gone.
  useFormReset(control, () => {
    if (control.current) setText(control.current.defaultValue)
  })
  return text
}

/** Writes into a control as a person would: whoever listens hears of it, and React's own state follows. */
export function writeText(control: HTMLInputElement, text: string) {
  if (control.value === text) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
