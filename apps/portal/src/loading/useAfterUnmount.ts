import { useEffect, useEffectEvent, useRef } from 'react'

/** Runs after a component has left for good, and after the effects of all components below it. Development unmounts and mounts once more: not then. */
export function useAfterUnmount(run: () => void) {
  const isMounted = useRef(false)
  const runLatest = useEffectEvent(run)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      queueMicrotask(() => {
        if (!isMounted.current) runLatest()
      })
    }
  }, [])
}
