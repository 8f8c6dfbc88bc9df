import type { FormDraft } from '@vehicle-partner/forms'
import type { PortalDependencies } from '../../session/PortalDependencies.ts'

type Storage = PortalDependencies['storage']

/** Where a form waits for a person on this device. */
export const createFormDraft = (storage: Storage, form: string, userId: string): FormDraft => {
  const key = `DRAFT_${form}_${userId}`
  return {
    read: () => storage.getItem(key),
    write: (text) => storage.setItem(key, text),
    clear: () => storage.removeItem(key),
  }
}
