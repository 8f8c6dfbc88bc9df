import type { KeyboardEvent, SyntheticEvent } from 'react'

// Android keyboards compose every word, so waiting for the end of a composition would never search.
const composesEveryWord = () => /android/i.test(navigator.userAgent)

/** Whether a composition is in progress; its keys and text belong to the input method. */
export const isComposing = ({ nativeEvent }: KeyboardEvent | SyntheticEvent): boolean => {
  if (nativeEvent instanceof globalThis.KeyboardEvent) return nativeEvent.isComposing || nativeEvent.keyCode === 229
  return nativeEvent instanceof InputEvent && nativeEvent.isComposing && !composesEveryWord()
}

/** Whether the browser or a password manager filled the field. */
export const isAutofill = ({ nativeEvent, currentTarget }: SyntheticEvent<HTMLInputElement>): boolean =>
  !(nativeEvent instanceof InputEvent) || currentTarget.ownerDocument.activeElement !== currentTarget
