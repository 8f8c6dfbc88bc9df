import type { PageSettings } from './pageSettings.ts'
import { usePortal } from './PortalContext.ts'

/** The operator's settings. A prerendered page has placeholders, which the server fills in: its first render has the same texts. */
export const usePageSettings = (): PageSettings => usePortal().dependencies.pageSettings
