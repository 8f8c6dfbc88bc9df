import { useEffect, type RefObject } from 'react'
import type { ToastStore } from './toastStore.ts'

const listButtons = (region: HTMLElement) => [...region.querySelectorAll<HTMLButtonElement>('button')]
const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
const contains = (region: HTMLElement, target: EventTarget | null) => target instanceof Node && region.contains(target)

/**
 * Keyboard behavior of the toasts: the hotkey moves focus to them and back, Escape closes the focused one,
 * and focus returns to the previous element after the last toast has closed.
 */
export function useToastFocus(region: RefObject<HTMLElement | null>, store: ToastStore, hotkey: string) {
  useEffect(() => {
    const element = region.current
    if (element === null) return
    const controller = new AbortController()
    let previousFocus: HTMLElement | undefined

    const restoreFocus = () => {
      const to = previousFocus
      previousFocus = undefined
      if (to?.isConnected && to !== document.body) to.focus()
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    }

    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const inside = contains(element, document.activeElement)
      if (event.key === hotkey && (inside || listButtons(element).length > 0)) {
        event.preventDefault()
        if (inside) restoreFocus()
        else {
          previousFocus = document.activeElement instanceof HTMLElement ? document.activeElement : undefined
          listButtons(element)[0]?.focus()
        }
      }
      const id = document.activeElement?.closest<HTMLElement>('[data-toast]')?.dataset['toast']
      if (event.key === 'Escape' && inside && id !== undefined) {
        event.preventDefault()
        // An open dialog also listens for Escape on the document.
        event.stopPropagation()
        store.end('close', id)
      }
    }

    // When the focused toast is removed, focus moves to the next one, or back.
    let focusedElement: Element | undefined
    const handleFocusIn = (event: FocusEvent) => {
      if (event.target instanceof Element) focusedElement = event.target
      if (event.relatedTarget instanceof HTMLElement && !contains(element, event.relatedTarget)) previousFocus ??= event.relatedTarget
      if (isDialogOpen()) event.stopPropagation()
    }
    const handleFocusOut = (event: FocusEvent) => {
      const { target, relatedTarget } = event
      if (contains(element, relatedTarget)) {
        if (isDialogOpen()) event.stopPropagation()
        return
      }
      if (relatedTarget !== null) previousFocus = undefined
      // A blur without a new target is a real blur, unless the element was removed.
      queueMicrotask(() => {
        if (focusedElement === target && focusedElement?.isConnected) focusedElement = undefined
      })
    }
    const observer = new MutationObserver(() => {
      if (focusedElement === undefined || focusedElement.isConnected) return
      focusedElement = undefined
      if (document.activeElement !== document.body) return
      const next = listButtons(element)[0]
      if (next) next.focus()
      else restoreFocus()
    })
    observer.observe(element, { childList: true, subtree: true })

    // A modal dialog traps focus. Toasts are above the dialog, so its focus trap must not see focus moving to them.
    const handleFocusLeavingTrap = (event: FocusEvent) => {
      if (contains(element, event.relatedTarget) && !contains(element, event.target) && isDialogOpen()) event.stopImmediatePropagation()
    }

    // A pressed button takes no focus: it would stay among the toasts and keep the others open.
    const handleMouseDown = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
    }

    const listenerOptions = { signal: controller.signal }
    element.addEventListener('mousedown', handleMouseDown, listenerOptions)
    window.addEventListener('keydown', handleKeyDown, { ...listenerOptions, capture: true })
    element.addEventListener('focusin', handleFocusIn, listenerOptions)
    element.addEventListener('focusout', handleFocusOut, listenerOptions)
    document.addEventListener('focusout', handleFocusLeavingTrap, { ...listenerOptions, capture: true })
    return () => {
      controller.abort()
      observer.disconnect()
    }
  }, [region, store, hotkey])
}
