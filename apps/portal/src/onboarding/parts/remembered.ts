import type { FormDraft } from '@vehicle-partner/forms'
import type { Ports } from '../../app/ports.ts'

type Storage = Ports['storage']

/** Where a form waits for a person on this device. */
export const draftIn = (storage: Storage, form: string, userId: string): FormDraft => {
  const key = `DRAFT_${form}_${userId}`
  return {
    read: () => storage.getItem(key),
    write: (text) => storage.setItem(key, text),
    clear: () => storage.removeItem(key),
  }
}

export type SentStep = 'identity' | 'address'
const sentKey = (step: SentStep, partnerId: string) => `KYC_SENT_${step}_${partnerId}`

/** What was entered when a step was sent, for the case that it is declined. Never the number of a document, nor a file. */
export function rememberSent(storage: Storage, step: SentStep, partnerId: string, entered: Readonly<Record<string, string>>): void {
  quietly(() => storage.setItem(sentKey(step, partnerId), JSON.stringify(entered)))
}

/** What was entered then; nothing on another device, or when it is damaged. */
export function sentBefore(storage: Storage, step: SentStep, partnerId: string): Readonly<Record<string, string>> {
  const found = quietly((): unknown => JSON.parse(storage.getItem(sentKey(step, partnerId)) ?? '{}'))
  if (typeof found !== 'object' || found === null) return {}
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** Forgets it: the step is good. */
export function forgetSent(storage: Storage, step: SentStep, partnerId: string): void {
  quietly(() => storage.removeItem(sentKey(step, partnerId)))
}

function quietly<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined // private windows and full storages throw; a damaged value is none
  }
}
