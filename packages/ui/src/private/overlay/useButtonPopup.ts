import { useId, useRef, type MouseEvent } from 'react'
import { useDirection } from '../useDirection.ts'
import { usePopupState, type PopupStateOptions } from './usePopupState.ts'
import { useReturnFocusToTrigger } from './useReturnFocusToTrigger.ts'

/** A popup that a button opens and closes: its state, and the props of the button and of its `AnchoredPopup`. */
export function useButtonPopup<Button extends HTMLElement>({ id, ...options }: PopupStateOptions & { id?: string | undefined }) {
  const ownId = useId()
  const popupId = id ?? ownId
  const button = useRef<Button>(null)
  const content = useRef<HTMLDivElement>(null)
  const { isOpen, setOpen, note: recordReason, radixHandlers } = usePopupState(options)
  return {
    button,
    content,
    buttonProps: {
      'aria-haspopup': 'dialog' as const,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? popupId : undefined,
      onClick: (event: MouseEvent) => {
        if (event.defaultPrevented) return
        recordReason('trigger-press')(event.nativeEvent)
        setOpen(!isOpen)
      },
    },
    popupProps: {
      ...radixHandlers,
      id: popupId,
      open: isOpen,
      anchor: button,
      toggle: button,
      onClose: () => setOpen(false),
      onCloseAutoFocus: useReturnFocusToTrigger(isOpen, button, content),
      dir: useDirection(button),
    },
  }
}
