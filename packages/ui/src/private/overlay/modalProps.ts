import type { HTMLAttributes, Ref, RefObject } from 'react'
import type { CloseReason } from './openChangeReasons.ts'

export interface ModalProps extends Omit<HTMLAttributes<HTMLDivElement>, 'role'> {
  open: boolean
  role?: 'dialog' | 'alertdialog'
  /** The user requests to close, or the route has changed. The caller decides what happens. */
  onDismiss: (reason: CloseReason, event: Event | undefined) => void
  /** The element that gets focus first. @default the surface */
  getInitialFocus: (surface: HTMLElement) => Element | null | undefined
  finalFocus?: RefObject<HTMLElement | null> | undefined
  container?: HTMLElement | null | undefined
  keepMounted?: boolean | undefined
  closeOnRouteChange?: boolean | undefined
  /** Class of the element that dims the page. */
  scrimClass: string
  /** Renders the surface inside the scrim, which scrolls, instead of above it. */
  isInsideScrim?: boolean
  ref?: Ref<HTMLDivElement> | undefined
}
