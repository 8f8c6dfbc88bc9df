import { useEffect, type RefObject } from 'react'
import type { ToastStore } from './toastStore.ts'

/** Pauses all timers while the toasts are hovered or focused, or while the window is in the background. */
export function useToastPauses(region: RefObject<HTMLElement | null>, store: ToastStore) {
  useEffect(() => {
    const element = region.current
    if (element === null) return
    const controller = new AbortController()
    const listenerOptions = { signal: controller.signal }
    const { pause, resume } = store

    element.addEventListener('pointerover', () => pause('pointer'), listenerOptions)
    element.addEventListener(
      'pointerout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) resume('pointer')
      },
      listenerOptions,
    )
    element.addEventListener('focusin', () => pause('focus'), listenerOptions)
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) resume('focus')
      },
      listenerOptions,
    )
    const handleVisibilityChange = () => (document.visibilityState === 'hidden' ? pause('hidden') : resume('hidden'))
    document.addEventListener('visibilitychange', handleVisibilityChange, listenerOptions)
    window.addEventListener('blur', () => pause('blur'), listenerOptions)
    window.addEventListener('focus', () => resume('blur'), listenerOptions)
    handleVisibilityChange()
    resume('unmounted')
    return () => {
      controller.abort()
      // Timers must not run after unmount.
      pause('unmounted')
    }
  }, [region, store])
}
