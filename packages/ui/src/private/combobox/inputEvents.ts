import type { KeyboardEvent, SyntheticEvent } from 'react'

// Keyboards of Android put every Latin word together letter by letter: whoever waits there for the end never hears a word.
const composesEveryWord = () => /android/i.test(navigator.userAgent)

/** Letters that are still being put together are no word yet, and their keys belong to whoever puts them together. */
export const isComposing = ({ nativeEvent }: KeyboardEvent | SyntheticEvent): boolean => {
  if (nativeEvent instanceof globalThis.KeyboardEvent) return nativeEvent.isComposing || nativeEvent.keyCode === 229
  return nativeEvent instanceof InputEvent && nativeEvent.isComposing && !composesEveryWord()
}

/** The browser, or a program for passwords, filled the field in: nobody is typing. */
export const isAutofill = ({ nativeEvent, currentTarget }: SyntheticEvent<HTMLInputElement>): boolean =>
  !(nativeEvent instanceof InputEvent) || currentTarget.ownerDocument.activeElement !== currentTarget
