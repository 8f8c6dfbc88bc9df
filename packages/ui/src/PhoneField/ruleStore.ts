import type { PhoneRules } from './phoneRules.ts'
import { plainRules } from './plainRules.ts'

let current: PhoneRules = plainRules
let coming: Promise<void> | undefined
const listeners = new Set<() => void>()

function become(rules: PhoneRules) {
  current = rules
  for (const tell of listeners) tell()
}

/** The rules that all fields of a page share: those without data until the numbering plans are asked for and there. */
export const ruleStore = {
  /** Where the numbering plans come from; stories take them away. */
  source: async (): Promise<PhoneRules> => (await import('./fullRules.ts')).fullRules,
  subscribe: (tell: () => void) => {
    listeners.add(tell)
    return () => void listeners.delete(tell)
  },
  now: () => current,
  /** Asks once; where they do not come, the next field that is entered asks again. */
  load: () => {
    coming ??= ruleStore.source().then(become, () => {
      coming = undefined
    })
  },
  /** As on a page that has just come. */
  forget: () => {
    coming = undefined
    become(plainRules)
  },
}
