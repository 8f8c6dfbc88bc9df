'use client'
import { useImperativeHandle, useRef, type KeyboardEvent, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import type { ModalProps } from './modalProps.ts'
import { Standing } from './Standing.ts'
import { roundTheEnd } from './tabbable.ts'
import { useKeyboardRoom } from './useKeyboardRoom.ts'
import { useModalFocus } from './useModalFocus.ts'
import { useModalHost } from './useModalHost.ts'
import { useRouteChange } from './useRouteChange.ts'
import { useTopEscape } from './useTopEscape.ts'

interface ModalLayerProps extends Omit<ModalProps, 'keepMounted'> {
  isThere: boolean
  /** Where in the page it was written. */
  place: RefObject<HTMLElement | null>
  surface: RefObject<HTMLDivElement | null>
}

/** The part of a modal that stands on the body. */
export function ModalLayer({
  open,
  isThere,
  place,
  surface,
  role = 'dialog',
  onLeave,
  first,
  finalFocus,
  container,
  closeOnRouteChange = true,
  scrim,
  isInside = false,
  ref,
  children,
  ...rest
}: ModalLayerProps) {
  const host = useModalHost({ open, container })
  const isStanding = useModalFocus({ open, isThere, host, surface, place, first, finalFocus })
  const layer = useRef(host)
  useTopEscape(open, host, (event) => onLeave('escape-key', event))
  useRouteChange(open && closeOnRouteChange, () => onLeave('route-change', undefined))
  useKeyboardRoom(open, layer)
  // The surface is there for as long as this component is.
  useImperativeHandle(ref, () => surface.current as HTMLDivElement, [surface])
  const pressed = useRef(false)

  const keepInside = (event: KeyboardEvent<HTMLDivElement>) => {
    rest.onKeyDown?.(event)
    const { activeElement } = document
    const isTab = event.key === 'Tab' && !event.altKey && !event.ctrlKey && !event.metaKey
    if (!isTab || event.defaultPrevented || !activeElement || !event.currentTarget.contains(activeElement)) return
    const to = roundTheEnd(event.currentTarget, activeElement, event.shiftKey)
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
    <div tabIndex={-1} {...rest} ref={surface} role={role} aria-modal="true" data-state={state} onKeyDown={keepInside}>
      {children}
    </div>
  )
  return createPortal(
    <Standing value={open && isStanding}>
      {/* A press counts that begins and ends beside the surface: not the end of a selection, not what others lay over the page. */}
      <div
        role="presentation"
        className={scrim}
        data-state={state}
        onPointerDown={(event) => {
          pressed.current = event.target === event.currentTarget && event.button === 0
        }}
        // The focus stays where it is.
        onMouseDown={(event) => {
          if (event.target === event.currentTarget) event.preventDefault()
        }}
        onClick={(event) => {
          if (event.target === event.currentTarget && pressed.current) onLeave('outside-press', event.nativeEvent)
          pressed.current = false
        }}
      >
        {isInside ? content : null}
      </div>
      {isInside ? null : content}
    </Standing>,
    host,
  )
}
