import type { ComponentType } from 'react'
import { basicPhoneRules } from './basicPhoneRules.ts'
import type { CountryListProps } from './CountryList.tsx'
import type { PhoneRules } from './phoneRules.ts'

/** What all phone fields of a page share: the rules and the country list. */
export interface PhoneModule {
  rules: PhoneRules
  CountryList?: ComponentType<CountryListProps>
}

const initialModule: PhoneModule = { rules: basicPhoneRules }
let currentModule = initialModule
let pendingLoad: Promise<boolean> | undefined
const listeners = new Set<() => void>()

function setModule(next: PhoneModule) {
  currentModule = next
  for (const listener of listeners) listener()
  return true
}

export const phoneModuleStore = {
  /** Loads the module; stories replace it. */
  source: async (): Promise<PhoneModule> => (await import('./lazyPhoneParts.ts')).phoneModule,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  getSnapshot: () => currentModule,
  getServerSnapshot: () => initialModule,
  /** Loads the module once. Resolves to `false` on failure; the next call tries again. */
  load: () =>
    (pendingLoad ??= phoneModuleStore.source().then(setModule, () => {
      pendingLoad = undefined
      return false
    })),
  /** Unloads the module, for tests. */
  reset: () => {
    pendingLoad = undefined
    setModule(initialModule)
  },
}
