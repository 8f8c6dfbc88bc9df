import type { FormDraft } from '@vehicle-partner/forms'
import type { PortalDependencies } from '../../session/PortalDependencies.ts'

/** The draft of a form, stored on this device for one user. */
export const createFormDraft = (storage: PortalDependencies['storage'], form: string, userId: string): FormDraft => {
  const key = `DRAFT_${form}_${userId}`
  return {
    read: () => storage.getItem(key),
    write: (text) => storage.setItem(key, text),
    clear: () => storage.removeItem(key),
  }
}
