import { useSyncExternalStore } from 'react'
import { usePortal } from '../session/PortalContext.ts'
import type { ThemeChoice } from '../session/themeStore.ts'

/** The theme chosen on this device, and a function that changes it. A prerendered page knows no choice. */
export function useThemeChoice(): [ThemeChoice, (theme: ThemeChoice) => void] {
  const { get, set, subscribe } = usePortal().dependencies.theme
  return [useSyncExternalStore(subscribe, get, () => 'system'), set]
}
