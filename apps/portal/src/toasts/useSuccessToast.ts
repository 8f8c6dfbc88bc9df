import { useToast } from '@vehicle-partner/ui'
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Returns a function that shows a success. Call it after the navigation or update that follows: it waits until that is painted, so that
 * the success never stands beside a busy button.
 */
export function useSuccessToast(): (message: string, description?: string) => void {
  const toast = useToast()
  const waiting = useRef<{ message: string; description: string | undefined }>(undefined)
  const isMounted = useRef(false)
  const [done, setDone] = useState<object>()
  const flush = useEffectEvent(() => {
    const { current: success } = waiting
    if (success) toast.success(success.message, { description: success.description })
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
  return (message, description) => {
    if (!isMounted.current) return void toast.success(message, { description })
    waiting.current = { message, description }
    // Committed with or after the transition to the next page.
    startTransition(() => setDone({}))
  }
}
