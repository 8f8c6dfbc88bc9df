import type { FormDraft } from '@vehicle-partner/forms'
import type { TabStorage } from './PortalDependencies.ts'

/**
 * What was typed into a form, without the password: it survives a reload of this tab, and ends with the tab. With `owner`, such as an
 * organisation, what was typed for another one is not read.
 */
export const createTabDraft = (storage: TabStorage, key: string, owner = ''): FormDraft => ({
  read() {
    try {
      const text = storage.getItem(key)
      return text?.startsWith(owner) ? text.slice(owner.length) : null
    } catch {
      // Private windows throw.
      return null
    }
  },
  write: (text) => storage.setItem(key, owner + text),
  clear: () => storage.removeItem(key),
})
