import { Component } from 'react'
import { mapTextPosition } from './mapTextPosition.ts'

type TextControl = HTMLInputElement | HTMLTextAreaElement
type Snapshot = Pick<TextControl, 'value' | 'type' | 'selectionStart' | 'selectionEnd' | 'selectionDirection'>

/**
 * Keeps the selection of a focused text control when React rewrites its text or changes its type: both ends and the direction. A
 * browser collapses it to a caret at the end. A class, because only `getSnapshotBeforeUpdate` runs before React writes to the DOM.
 */
export class SelectionKeeper extends Component<{ controlId: string }> {
  getControl(): TextControl | undefined {
    const control = document.activeElement
    if (control?.id === this.props.controlId && (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement))
      return control
  }

  override getSnapshotBeforeUpdate(): Snapshot | null {
    const control = this.getControl()
    if (!control) return null
    const { value, type, selectionStart, selectionEnd, selectionDirection } = control
    return { value, type, selectionStart, selectionEnd, selectionDirection }
  }

  override componentDidUpdate(_props: unknown, _state: unknown, before: Snapshot | null) {
    const control = this.getControl()
    if (!control || !before || (control.value === before.value && control.type === before.type)) return
    const { value, selectionStart: start, selectionEnd: end, selectionDirection } = before
    // Inputs of type email have no readable selection.
    if (start === null || end === null) return
    const mappedEnd = mapTextPosition(value, control.value, end)
    const mappedStart = start === end ? mappedEnd : start && mapTextPosition(value, control.value, start)
    control.setSelectionRange(mappedStart, mappedEnd, selectionDirection ?? 'none')
  }

  override render() {
    return null
  }
}
