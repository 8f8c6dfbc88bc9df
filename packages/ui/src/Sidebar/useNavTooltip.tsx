import { useEffect, useRef, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { isReturningFocus } from '../private/overlay/returnFocus.ts'
import { usePortalContainer } from '../private/portalContainer.ts'
import * as styles from './SidebarNav.css.ts'

/** Milliseconds of hover before the tooltip opens, and for which it stays while the pointer moves onto it. */
const delays = { open: 200, close: 100 }
/** Pixels between a control and its tooltip, and the room that a name needs beside it. */
const gap = 8
const roomBeside = 200

interface Tip {
  name: string
  place: Record<string, string | number>
}

const findControl = ({ target }: { target: EventTarget }) => (target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null)

/**
 * The name of an icon of the sidebar, on hover and keyboard focus. The place is always beside the sidebar: a tooltip that finds its place
 * by itself would add 12 kB to every page.
 */
export function useNavTooltip(): { handlers: object; tooltip: ReactNode } {
  const [tip, setTip] = useState<Tip>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const container = usePortalContainer()
  const isOpen = tip !== undefined
  const wait = (action: () => void, milliseconds: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(action, milliseconds)
  }
  const hide = () => {
    clearTimeout(timer.current)
    setTip(undefined)
  }
  const show = (control: HTMLElement) => {
    clearTimeout(timer.current)
    setTip({ name: control.dataset['tip'] ?? '', place: findPlace(control) })
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isOpen) return
    const close = () => {
      clearTimeout(timer.current)
      setTip(undefined)
    }
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // The dialog around it stays open.
      event.preventDefault()
      close()
    }
    document.addEventListener('keydown', handleKeyDown, true)
    document.addEventListener('scroll', close, true)
    return () => {
      document.removeEventListener('keydown', handleKeyDown, true)
      document.removeEventListener('scroll', close, true)
    }
  }, [isOpen])

  const handlers = {
    onPointerOver(event: PointerEvent) {
      if (event.pointerType === 'touch') return
      const control = findControl(event)
      if (control) wait(() => show(control), isOpen ? 0 : delays.open)
      // The pointer may rest on the tooltip.
      else if (event.target instanceof Element && event.target.closest('[role="tooltip"]')) clearTimeout(timer.current)
      else wait(hide, delays.close)
    },
    onPointerLeave: () => wait(hide, delays.close),
    onPointerDown: hide,
    onFocus(event: FocusEvent) {
      const control = findControl(event)
      // Not for focus by pointer, or restored by an overlay.
      if (control && !isReturningFocus() && event.target.matches(':focus-visible')) show(control)
    },
    onBlur: hide,
  }
  const tooltip = tip
    ? createPortal(
        <div role="tooltip" className={styles.tooltip} style={tip.place}>
          {tip.name}
        </div>,
        container ?? document.body,
      )
    : null
  return { handlers, tooltip }
}

/** Beside the control, at the end of the line; above it where there is no room. */
function findPlace(control: HTMLElement): Tip['place'] {
  const { top, left, right, height } = control.getBoundingClientRect()
  const { clientWidth, clientHeight } = control.ownerDocument.documentElement
  const isRightToLeft = getComputedStyle(control).direction === 'rtl'
  const room = isRightToLeft ? left : clientWidth - right
  if (room < roomBeside) return { bottom: clientHeight - top + gap, ...(isRightToLeft ? { left } : { right: clientWidth - right }) }
  return { top: top + height / 2, translate: '0 -50%', ...(isRightToLeft ? { right: clientWidth - left + gap } : { left: right + gap }) }
}
