'use client'
import { useImperativeHandle, useRef, type KeyboardEvent, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import type { ModalProps } from './modalProps.ts'
import { IsParentActive } from './ParentActiveContext.ts'
import { getWrapTarget } from './tabbable.ts'
import { useBackRequest } from './useBackRequest.ts'
import { useOnScreenKeyboard } from './useOnScreenKeyboard.ts'
import { useModalFocus } from './useModalFocus.ts'
import { useModalHost } from './useModalHost.ts'
import { useRouteChange } from './useRouteChange.ts'
import { useTopLayerEscape } from './useTopLayerEscape.ts'

interface ModalLayerProps extends Omit<ModalProps, 'keepMounted'> {
  isMounted: boolean
  /** The position in the React tree's DOM. */
  origin: RefObject<HTMLElement | null>
  surface: RefObject<HTMLDivElement | null>
}

/** The part of a modal that is rendered in a portal. */
export function ModalLayer({
  open,
  isMounted,
  origin,
  surface,
  role = 'dialog',
  onDismiss,
  getInitialFocus,
  finalFocus,
  container,
  closeOnRouteChange = true,
  scrimClass,
  isInsideScrim = false,
  ref,
  children,
  ...rest
}: ModalLayerProps) {
  const host = useModalHost({ open, container })
  const isActive = useModalFocus({ open, isThere: isMounted, host, surface, place: origin, first: getInitialFocus, finalFocus })
  const layer = useRef(host)
  useTopLayerEscape(open, host, (event) => onDismiss('escape-key', event))
  useBackRequest(open, (event) => onDismiss('escape-key', event))
  useRouteChange(open && closeOnRouteChange, () => onDismiss('route-change', undefined))
  useOnScreenKeyboard(open, layer)
  // The element exists as long as this component.
  useImperativeHandle(ref, () => surface.current as HTMLDivElement, [surface])
  const isPressOnScrim = useRef(false)

  const trapTab = (event: KeyboardEvent<HTMLDivElement>) => {
    rest.onKeyDown?.(event)
    const { activeElement } = document
    const isTab = event.key === 'Tab' && !event.altKey && !event.ctrlKey && !event.metaKey
    if (!isTab || event.defaultPrevented || !activeElement || !event.currentTarget.contains(activeElement)) return
    const to = getWrapTarget(event.currentTarget, activeElement, event.shiftKey)
    if (to === undefined) return
    event.preventDefault()
    if (to === 'nowhere') return
    to.focus()
    if (to instanceof HTMLInputElement) to.select()
  }

  const state = open ? 'open' : 'closed'
  const content = (
    // Its role is one of the two of a dialog.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div tabIndex={-1} {...rest} ref={surface} role={role} aria-modal="true" data-state={state} onKeyDown={trapTab}>
      {children}
    </div>
  )
  return createPortal(
    <IsParentActive value={open && isActive}>
      {/* An outside press must start and end on the scrim: not the end of a text selection, nor a click on a foreign overlay. */}
      <div
        role="presentation"
        className={scrimClass}
        data-state={state}
        onPointerDown={(event) => {
          isPressOnScrim.current = event.target === event.currentTarget && event.button === 0
        }}
        // Keeps focus in the dialog.
        onMouseDown={(event) => {
          if (event.target === event.currentTarget) event.preventDefault()
        }}
        onClick={(event) => {
          if (event.target === event.currentTarget && isPressOnScrim.current) onDismiss('outside-press', event.nativeEvent)
          isPressOnScrim.current = false
        }}
      >
        {isInsideScrim ? content : null}
      </div>
      {isInsideScrim ? null : content}
    </IsParentActive>,
    host,
  )
}
