import type { ComponentType } from 'react'
import type { CountryListProps } from './CountryList.tsx'
import type { PhoneRules } from './phoneRules.ts'
import { plainRules } from './plainRules.ts'

/** What all fields of a page share: how numbers are read, and the list of countries. */
export interface PhoneParts {
  rules: PhoneRules
  CountryList?: ComponentType<CountryListProps>
}

const atFirst: PhoneParts = { rules: plainRules }
let current = atFirst
let coming: Promise<boolean> | undefined
const listeners = new Set<() => void>()

function become(parts: PhoneParts) {
  current = parts
  for (const tell of listeners) tell()
  return true
}

export const phoneStore = {
  /** Where the rest comes from; stories take it away. */
  source: async (): Promise<PhoneParts> => (await import('./phoneParts.ts')).phoneParts,
  subscribe: (tell: () => void) => {
    listeners.add(tell)
    return () => void listeners.delete(tell)
  },
  now: () => current,
  onServer: () => atFirst,
  /** Asks once, and says whether it came; where it did not, the next field that is entered asks again. */
  load: () =>
    (coming ??= phoneStore.source().then(become, () => {
      coming = undefined
      return false
    })),
  /** As on a page that has just come. */
  forget: () => {
    coming = undefined
    become(atFirst)
  },
}
