import { useEffect, type RefObject } from 'react'
import type { ToastStore } from './toastStore.ts'

/** Pauses all timers while the toasts are hovered or focused, or while the window is in the background. */
export function useRegionPauses(region: RefObject<HTMLElement | null>, store: ToastStore) {
  useEffect(() => {
    const element = region.current
    if (element === null) return
    const off = new AbortController()
    const on = { signal: off.signal }
    const { pause, resume } = store

    element.addEventListener('pointerover', () => pause('pointer'), on)
    element.addEventListener(
      'pointerout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) resume('pointer')
      },
      on,
    )
    element.addEventListener('focusin', () => pause('focus'), on)
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) resume('focus')
      },
      on,
    )
    const visibility = () => (document.visibilityState === 'hidden' ? pause('hidden') : resume('hidden'))
    document.addEventListener('visibilitychange', visibility, on)
    window.addEventListener('blur', () => pause('blur'), on)
    window.addEventListener('focus', () => resume('blur'), on)
    visibility()
    resume('unmounted')
    return () => {
      off.abort()
      // Timers must not run after unmount.
      pause('unmounted')
    }
  }, [region, store])
}
