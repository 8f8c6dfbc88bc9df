import type { HTMLAttributes, Ref, RefObject } from 'react'
import type { CloseReason } from './openChangeReasons.ts'

export interface ModalProps extends Omit<HTMLAttributes<HTMLDivElement>, 'role'> {
  open: boolean
  role?: 'dialog' | 'alertdialog'
  /** A person asks to leave, or the page has changed. What follows from it is the caller's. */
  onDismiss: (reason: CloseReason, event: Event | undefined) => void
  /** What has the focus first; the surface itself where that is nothing. */
  getInitialFocus: (surface: HTMLElement) => Element | null | undefined
  finalFocus?: RefObject<HTMLElement | null> | undefined
  container?: HTMLElement | null | undefined
  keepMounted?: boolean | undefined
  closeOnRouteChange?: boolean | undefined
  /** The look of what dims the page. */
  scrimClass: string
  /** The surface stands inside the scrim, which scrolls, instead of over it. */
  isInsideScrim?: boolean
  ref?: Ref<HTMLDivElement> | undefined
}
