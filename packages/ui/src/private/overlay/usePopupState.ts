import { useRef } from 'react'
import { useControllableState } from '../useControllableState.ts'
import type { OpenChangeDetails, OpenChangeReason } from './openChangeReasons.ts'
import { useBackRequest } from './useBackRequest.ts'
import { useRouteChange } from './useRouteChange.ts'

export interface PopupStateOptions {
  open: boolean | undefined
  defaultOpen: boolean
  onOpenChange: ((open: boolean, details: OpenChangeDetails) => void) | undefined
}

const getOriginalEvent = (event: Event | undefined): Event | undefined =>
  event instanceof CustomEvent && event.detail?.originalEvent instanceof Event ? event.detail.originalEvent : event

/** The open state of a popup with the reason of its last change. A route change closes it. */
export function usePopupState({ open, defaultOpen, onOpenChange }: PopupStateOptions) {
  const details = useRef<OpenChangeDetails>({ reason: 'trigger-press', event: undefined })
  const [isOpen, setOpen] = useControllableState(open, defaultOpen, (next) => onOpenChange?.(next, details.current))
  /** Records the reason just before a change. */
  const recordReason = (reason: OpenChangeReason) => (event: Event) => {
    details.current = { reason, event: getOriginalEvent(event) }
  }
  useBackRequest(isOpen, (event) => {
    details.current = { reason: 'escape-key', event }
    setOpen(false)
  })
  useRouteChange(isOpen, () => {
    details.current = { reason: 'route-change', event: undefined }
    setOpen(false)
  })
  return {
    isOpen,
    setOpen,
    note: recordReason,
    /** Handlers for Radix layers, which call them before they request to close. */
    radixHandlers: {
      onEscapeKeyDown: recordReason('escape-key'),
      onPointerDownOutside: recordReason('outside-press'),
      onFocusOutside: recordReason('focus-out'),
    },
  }
}
