import { lazy, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { FormLoadError, PartLoadError } from './loadingFallbacks.tsx'
import { withTimeout } from './withTimeout.ts'

/** A component with its own chunk, loaded when it is rendered or before. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode
  load: () => Promise<unknown>
}

/** A part of a page that loads after the page. If loading fails, it renders a message with a retry. */
export const createLazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => createLazy(load, PartLoadError)

/** The main form of a page. If loading fails, it reloads the program once, then renders the message. */
export const createLazyForm = <Props extends object>(load: () => Promise<ComponentType<Props>>) => createLazy(load, FormLoadError)

/** Milliseconds after which the page has been painted. */
const preloadDelay = 2000

/** Loads a part that is likely to be needed next, after the page has been painted. */
export function usePreload({ load }: LazyComponent<never>) {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), preloadDelay)
    return () => clearTimeout(timer)
  }, [load])
}

function createLazy<Props extends object>(load: () => Promise<ComponentType<Props>>, LoadError: ComponentType): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined
  const loadOnce = () => withTimeout(load()).then((component) => (Loaded = component))
  const Lazy: ComponentType<Props> = lazy(() =>
    loadOnce().then(
      (component) => ({ default: component }),
      () => ({ default: () => <LoadError /> }),
    ),
  )
  function Part(props: Props) {
    // Renders without suspending if the component is loaded. The choice is kept: a change would remount the form.
    const [Component] = useState(() => Loaded ?? Lazy)
    return <Component {...props} />
  }
  return Object.assign(Part, { load: loadOnce })
}
