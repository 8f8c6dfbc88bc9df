'use client'
import { useEffect, useRef } from 'react'

/** The part of the browser's CloseWatcher that is used; TypeScript does not describe it yet. */
interface Watcher extends EventTarget {
  destroy: () => void
}
interface MaybeWatchingWindow {
  CloseWatcher?: new () => Watcher
}

/**
 * Receives what a phone has in place of Escape, while something is open: Back, as a button or gesture, closes the newest thing instead of
 * leaving the page. For browsers with a CloseWatcher (Chromium) and devices without a mouse; elsewhere Escape is the only key.
 */
export function useBackRequest(open: boolean, onBack: (event: Event) => void) {
  const latestOnBack = useRef(onBack)
  useEffect(() => {
    latestOnBack.current = onBack
  })
  useEffect(() => {
    const { CloseWatcher } = window as MaybeWatchingWindow & Window
    if (!open || CloseWatcher === undefined || !matchMedia('(pointer: coarse)').matches) return
    let watcher: Watcher
    const watch = () => {
      watcher = new CloseWatcher()
      watcher.addEventListener('cancel', (event) => {
        // Whether it closes is decided by the owner, who may ask first.
        if (!event.cancelable) return
        event.preventDefault()
        latestOnBack.current(event)
      })
      // A second request in a row cannot be refused: it ends the watcher, not what is open.
      watcher.addEventListener('close', (event) => {
        watch()
        latestOnBack.current(event)
      })
    }
    watch()
    return () => watcher.destroy()
  }, [open])
}
