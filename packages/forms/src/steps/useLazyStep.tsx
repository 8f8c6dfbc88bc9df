'use client'
import { Skeleton, useLazyModule } from '@vehicle-partner/ui'
import type { ComponentType } from 'react'

/** Loads a later step of a form after the form has been painted, and again when the step is shown without it. `load` must be stable. */
export function useLazyStep<Props>(isShown: boolean, load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const preloaded = useLazyModule(true, load)
  const loaded = useLazyModule(isShown && preloaded === undefined, load)
  return preloaded ?? loaded ?? StepSkeleton
}

const StepSkeleton = () => <Skeleton size="title" />
