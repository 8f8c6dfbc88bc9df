import { Component } from 'react'
import { mapTextPosition } from './mapTextPosition.ts'

type TextControl = HTMLInputElement | HTMLTextAreaElement
type Snapshot = [value: string, type: string, start: number | null, end: number | null, direction: TextControl['selectionDirection']]

/**
 * Keeps the selection of a focused text control when React rewrites its text or changes its type: both ends and the direction. A
 * browser collapses it to a caret at the end. A class, because only `getSnapshotBeforeUpdate` runs before React writes to the DOM.
 */
export class SelectionKeeper extends Component<{ controlId: string }> {
  getControl(): TextControl | null {
    const control = document.activeElement
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    return isText && control.id === this.props.controlId ? control : null
  }

  override getSnapshotBeforeUpdate(): Snapshot | null {
    const control = this.getControl()
    return control && [control.value, control.type, control.selectionStart, control.selectionEnd, control.selectionDirection]
  }

  override componentDidUpdate(_props: unknown, _state: unknown, before: Snapshot | null) {
    const control = this.getControl()
    if (!control || !before) return
    const [value, type, start, end, direction] = before
    // Inputs of type email have no readable selection.
    if ((control.value === value && control.type === type) || start === null || end === null) return
    const mappedEnd = mapTextPosition(value, control.value, end)
    const mappedStart = start === end ? mappedEnd : start && mapTextPosition(value, control.value, start)
    control.setSelectionRange(mappedStart, mappedEnd, direction ?? undefined)
  }

  override render() {
    return null
  }
}
