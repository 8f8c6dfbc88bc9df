import { useEffect, type RefObject } from 'react'
import type { ToastStore } from './toastStore.ts'

const listButtons = (region: HTMLElement) => [...region.querySelectorAll<HTMLButtonElement>('button')]
const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
const contains = (region: HTMLElement, target: EventTarget | null) => target instanceof Node && region.contains(target)

/**
 * Keyboard behavior of the toasts: the hotkey moves focus to them and back, Escape closes the focused one,
 * and focus returns to the previous element after the last toast has closed.
 */
export function useRegionFocus(region: RefObject<HTMLElement | null>, store: ToastStore, hotkey: string) {
  useEffect(() => {
    const element = region.current
    if (element === null) return
    const off = new AbortController()
    let before: HTMLElement | undefined

    const goBack = () => {
      const to = before
      before = undefined
      if (to?.isConnected && to !== document.body) to.focus()
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    }

    const keys = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const inside = contains(element, document.activeElement)
      if (event.key === hotkey && (inside || listButtons(element).length > 0)) {
        event.preventDefault()
        if (inside) goBack()
        else {
          before = document.activeElement instanceof HTMLElement ? document.activeElement : undefined
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
    let focused: Element | undefined
    const focusIn = (event: FocusEvent) => {
      if (event.target instanceof Element) focused = event.target
      if (event.relatedTarget instanceof HTMLElement && !contains(element, event.relatedTarget)) before ??= event.relatedTarget
      if (isDialogOpen()) event.stopPropagation()
    }
    const focusOut = (event: FocusEvent) => {
      const { relatedTarget } = event
      if (contains(element, relatedTarget)) {
        if (isDialogOpen()) event.stopPropagation()
        return
      }
      if (relatedTarget !== null) before = undefined
      // A blur without a new target is a real blur, unless the element was removed.
      queueMicrotask(() => {
        if (focused?.isConnected) focused = undefined
      })
    }
    const watch = new MutationObserver(() => {
      if (focused === undefined || focused.isConnected) return
      focused = undefined
      if (document.activeElement !== document.body) return
      const next = listButtons(element)[0]
      if (next) next.focus()
      else goBack()
    })
    watch.observe(element, { childList: true, subtree: true })

    // A modal dialog traps focus. Toasts are above the dialog, so its focus trap must not see focus moving to them.
    const leaveTrap = (event: FocusEvent) => {
      if (contains(element, event.relatedTarget) && !contains(element, event.target) && isDialogOpen()) event.stopImmediatePropagation()
    }

    const on = { signal: off.signal }
    window.addEventListener('keydown', keys, { ...on, capture: true })
    element.addEventListener('focusin', focusIn, on)
    element.addEventListener('focusout', focusOut, on)
    document.addEventListener('focusout', leaveTrap, { ...on, capture: true })
    return () => {
      off.abort()
      watch.disconnect()
    }
  }, [region, store, hotkey])
}
