import { useSyncExternalStore } from 'react'
import type { PageSettings } from './pageSettings.ts'
import { usePortal } from './PortalContext.ts'

const none: PageSettings = {}
const subscribe = () => () => undefined

/** The operator's settings. A prerendered page has none: they are in the document that the server sends. */
export function usePageSettings(): PageSettings {
  const { pageSettings } = usePortal().dependencies
  return useSyncExternalStore(
    subscribe,
    () => pageSettings,
    () => none,
  )
}
