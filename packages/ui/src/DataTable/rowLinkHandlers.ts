import type { MouseEvent } from 'react'

const interactiveSelector = 'a, button, input, select, textarea, label, summary, [role="button"], [contenteditable="true"]'

function isOnInteractive({ currentTarget: row, target }: MouseEvent<HTMLElement>): boolean {
  // React events of a portalled menu bubble to the row too.
  if (!(target instanceof Element) || !row.contains(target)) return true
  return row.contains(target.closest(interactiveSelector))
}

/** Follows the link of a row for a press anywhere on it, with the same modifier keys; selecting text is no press. */
function followRowLink(event: MouseEvent<HTMLElement>): void {
  const { currentTarget: row } = event
  const isMiddleButton = event.button === 1
  if (event.defaultPrevented || event.button > 1 || isOnInteractive(event)) return
  if (row.ownerDocument.getSelection()?.type === 'Range') return
  row.querySelector('[data-row-link]')?.dispatchEvent(
    new window.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      // A synthetic middle click does not open a new tab; Ctrl or Command does.
      ctrlKey: event.ctrlKey || isMiddleButton,
      metaKey: event.metaKey || isMiddleButton,
      shiftKey: event.shiftKey,
    }),
  )
}

/** Mouse handlers for a row with a link. Keyboard and assistive technology use the link itself. */
export const rowLinkHandlers = {
  onClick: followRowLink,
  onAuxClick: followRowLink,
  // Prevents autoscroll.
  onMouseDown: (event: MouseEvent<HTMLElement>) => {
    if (event.button === 1 && !isOnInteractive(event)) event.preventDefault()
  },
}
