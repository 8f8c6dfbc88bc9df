import type { FormDraft } from '@vehicle-partner/forms'
import type { TabStorage } from '../session/PortalDependencies.ts'

const key = 'DRAFT_REGISTER'

/** What was typed into the registration, without the password: it survives a reload of this tab, and ends with the tab. */
export const createRegistrationDraft = (storage: TabStorage): FormDraft => ({
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
