import { CountryList } from './CountryList.tsx'
import { fullRules } from './fullRules.ts'
import type { PhoneParts } from './phoneStore.ts'

/** The numbering plans of the world and the list of its countries. Heavy: they come when somebody is about to type. */
export const phoneParts: PhoneParts = { rules: fullRules, CountryList }
