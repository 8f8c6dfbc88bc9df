/**
 * Focuses what replaces a control, with the selection that the control had. Without it the caret stands at the end of the text, and what the
 * user types is added to a text that it should replace.
 */
export function moveFocus(from: Element, to: HTMLElement): void {
  to.focus({ preventScroll: true })
  if (!isTextControl(from) || !isTextControl(to)) return
  const { value, selectionStart, selectionEnd, selectionDirection } = from
  // Inputs of type email have no readable selection.
  if (selectionStart === null || selectionEnd === null) return
  if (selectionStart === 0 && selectionEnd === value.length) to.select()
  else if (to.value === value) to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
}

const isTextControl = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
