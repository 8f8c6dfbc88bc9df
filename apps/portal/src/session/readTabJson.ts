import type { TabStorage } from './PortalDependencies.ts'

/** What the tab stores as JSON; undefined for nothing, for what is damaged, and in private windows, which throw. */
export function readTabJson(storage: TabStorage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? '')
  } catch {
    return undefined
  }
}
