'use client'
import { useCallback, useEffect, useRef } from 'react'

/** Returns a ref callback. A swipe dismisses the element; the code for it loads with the first toast, and toasts work without it. */
export function useSwipeToDismiss(onDismiss: () => void) {
  const latestOnDismiss = useRef(onDismiss)
  useEffect(() => {
    latestOnDismiss.current = onDismiss
  })
  return useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    let removeListeners: (() => void) | undefined
    let isUnmounted = false
    const listen = async () => {
      const { listenForSwipe } = await import('./listenForSwipe.ts')
      if (!isUnmounted) removeListeners = listenForSwipe(element, () => latestOnDismiss.current())
    }
    listen().catch(() => undefined)
    return () => {
      isUnmounted = true
      removeListeners?.()
    }
  }, [])
}
