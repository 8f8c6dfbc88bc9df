/**
 * Replays what was typed before hydration, which React and the form have not seen. Called after the field has mounted.
 */
export function replayEarlyInput(control: unknown): void {
  if (!(control instanceof HTMLInputElement) && !(control instanceof HTMLTextAreaElement)) return
  const { value: typed, defaultValue: served, selectionStart: caret } = control
  if (typed === served || control.type === 'file') return
  // After other effects of hydration; a field that renders again may have lost the text meanwhile.
  queueMicrotask(() => {
    // React ignores an input event whose value it has tracked: set the served value through React's own property, then the typed one past it.
    control.value = served
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, typed)
    control.dispatchEvent(new Event('input', { bubbles: true }))
    // Inputs of type email have no readable caret; theirs moves to the end.
    if (caret !== null && control.ownerDocument.activeElement === control) control.setSelectionRange(caret, caret)
  })
}
