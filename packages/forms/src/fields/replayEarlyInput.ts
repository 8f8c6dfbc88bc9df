/**
 * Types anew what was typed while the page was still as it had been served: React and the form have only heard of what was served.
 * Called when the field has come to life.
 */
export function replayEarlyInput(control: unknown): void {
  if (!(control instanceof HTMLInputElement) && !(control instanceof HTMLTextAreaElement)) return
  const { value: typed, defaultValue: served, selectionStart: caret } = control
  if (typed === served || control.type === 'file') return
  // After whatever else happens while it comes to life; a redrawn field may have lost the text in between.
  queueMicrotask(() => {
    // React tells what it has seen last from what stands there now: written once through its own property, and once past it.
    control.value = served
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, typed)
    control.dispatchEvent(new Event('input', { bubbles: true }))
    // Fields for addresses have no caret that could be read or set; theirs goes to the end, where most people type.
    if (caret !== null && control.ownerDocument.activeElement === control) control.setSelectionRange(caret, caret)
  })
}
