import type { FormDraft } from '@vehicle-partner/forms'
import type { TabStorage } from './PortalDependencies.ts'

/** What was typed into a form of a public page, without the password: it survives a reload of this tab, and ends with the tab. */
export const createTabDraft = (storage: TabStorage, key: string): FormDraft => ({
  read() {
    try {
      return storage.getItem(key)
    } catch {
      // Private windows throw.
      return null
    }
  },
  write: (text) => storage.setItem(key, text),
  clear: () => storage.removeItem(key),
})
