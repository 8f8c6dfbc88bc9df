import { useToast } from '@vehicle-partner/ui'
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Returns a function that shows a success. Call it after the navigation or update that follows: it waits until that is painted, so that
 * the success never stands beside a busy button.
 */
export function useSuccessToast(): (message: string) => void {
  const toast = useToast()
  const waiting = useRef<string>(undefined)
  const isMounted = useRef(false)
  const [done, setDone] = useState<object>()
  const flush = useEffectEvent(() => {
    if (waiting.current !== undefined) toast.success(waiting.current)
    waiting.current = undefined
  })
  useEffect(() => {
    if (done) flush()
  }, [done])
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      flush()
    }
  }, [])
  return (message) => {
    if (!isMounted.current) return void toast.success(message)
    waiting.current = message
    // Committed with or after the transition to the next page.
    startTransition(() => setDone({}))
  }
}
