import { useRef } from 'react'
import { useControllableState } from '../useControllableState.ts'
import type { OpenChangeDetails, OpenChangeReason } from './openChange.ts'
import { useRouteChange } from './useRouteChange.ts'

interface Opening {
  open: boolean | undefined
  defaultOpen: boolean
  onOpenChange: ((open: boolean, details: OpenChangeDetails) => void) | undefined
}

const originOf = (event: Event | undefined): Event | undefined =>
  event instanceof CustomEvent && event.detail?.originalEvent instanceof Event ? event.detail.originalEvent : event

/** Whether something beside its trigger is open, and what made it so; another page closes it. */
export function useOpening({ open, defaultOpen, onOpenChange }: Opening) {
  const details = useRef<OpenChangeDetails>({ reason: 'trigger-press', event: undefined })
  const [isOpen, setOpen] = useControllableState(open, defaultOpen, (next) => onOpenChange?.(next, details.current))
  /** Keeps what happens just before it opens or closes. */
  const note = (reason: OpenChangeReason) => (event: Event) => {
    details.current = { reason, event: originOf(event) }
  }
  useRouteChange(isOpen, () => {
    details.current = { reason: 'route-change', event: undefined }
    setOpen(false)
  })
  return {
    isOpen,
    setOpen,
    note,
    /** For the layers of Radix, which say these before they ask to close. */
    heard: { onEscapeKeyDown: note('escape-key'), onPointerDownOutside: note('outside-press'), onFocusOutside: note('focus-out') },
  }
}
