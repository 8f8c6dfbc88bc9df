'use client'
import { Skeleton } from '@vehicle-partner/ui'
import { useEffect, useState, type ComponentType } from 'react'

/** Loads a later step of a form after the form has been painted. Offline, it retries when the network is back. `load` must be stable. */
export function useLazyStep<Props>(isNeeded: boolean, load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const [step, setStep] = useState<{ Step: ComponentType<Props> }>()
  const isPending = step === undefined
  useEffect(() => {
    if (!isPending) return
    let isCancelled = false
    const start = () =>
      void load().then(
        (Step) => {
          if (!isCancelled) setStep({ Step })
          return Step
        },
        () => {
          if (!isCancelled) window.addEventListener('online', start, { once: true })
        },
      )
    start()
    return () => {
      isCancelled = true
      window.removeEventListener('online', start)
    }
    // Showing the step tries again.
  }, [isPending, isNeeded, load])
  return step?.Step ?? StepSkeleton
}

const StepSkeleton = () => <Skeleton size="title" />
