import { lazy, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { withTimeout } from './withTimeout.ts'
import { FormLoadError, PartLoadError } from './loadingFallbacks.tsx'

/** A part of a page that is fetched by itself, by who draws it or before. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode
  load: () => Promise<unknown>
}

/** A part of a page that comes after it. Where it cannot be had, a message says so. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => createLazy(load, PartLoadError)

/** The same for what a page is there for: one that has missed it is loaded anew, once. */
export const lazyForm = <Props extends object>(load: () => Promise<ComponentType<Props>>) => createLazy(load, FormLoadError)

/** Milliseconds after which a page is long painted. */
const calm = 2000

/** Fetches a part that is likely to be wanted next, once the page has come to rest. */
export function usePreload({ load }: LazyComponent<never>) {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), calm)
    return () => clearTimeout(timer)
  }, [load])
}

function createLazy<Props extends object>(load: () => Promise<ComponentType<Props>>, Missing: ComponentType): LazyComponent<Props> {
  let here: ComponentType<Props> | undefined
  const fetched = () => withTimeout(load()).then((found) => (here = found))
  const Lazy: ComponentType<Props> = lazy(() =>
    fetched().then(
      (found) => ({ default: found }),
      () => ({ default: () => <Missing /> }),
    ),
  )
  function Part(props: Props) {
    // What is there is drawn without waiting. It stays what it began with: anything else would be another form.
    const [Now] = useState(() => here ?? Lazy)
    return <Now {...props} />
  }
  return Object.assign(Part, { load: fetched })
}
