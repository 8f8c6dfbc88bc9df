import type { MouseEvent } from 'react'

const interactiveSelector = 'a, button, input, select, textarea, label, summary, [role="button"], [contenteditable="true"]'

function isOnInteractive({ currentTarget: row, target }: MouseEvent<HTMLElement>): boolean {
  // A menu of the row stands elsewhere in the page, and its presses come here, too.
  if (!(target instanceof Element) || !row.contains(target)) return true
  const control = target.closest(interactiveSelector)
  return control !== null && row.contains(control)
}

/** A press anywhere on the row is a press on its link, with the same keys held; words that are being selected are no press. */
function followRowLink(event: MouseEvent<HTMLElement>): void {
  const { currentTarget: row } = event
  const isMiddleButton = event.button === 1
  if (event.defaultPrevented || event.button > 1 || isOnInteractive(event)) return
  if (row.ownerDocument.getSelection()?.type === 'Range') return
  row.querySelector('[data-row-link]')?.dispatchEvent(
    new window.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      // A made press with the middle button would open nothing.
      ctrlKey: event.ctrlKey || isMiddleButton,
      metaKey: event.metaKey || isMiddleButton,
      shiftKey: event.shiftKey,
    }),
  )
}

/** For a row with a link in it. The link alone is enough for everybody; this is for people with a mouse. */
export const rowLinkHandlers = {
  onClick: followRowLink,
  onAuxClick: followRowLink,
  // The middle button would begin to scroll the page.
  onMouseDown: (event: MouseEvent<HTMLElement>) => {
    if (event.button === 1 && !isOnInteractive(event)) event.preventDefault()
  },
}
