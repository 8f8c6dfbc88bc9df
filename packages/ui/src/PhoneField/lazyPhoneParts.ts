import { CountryList } from './CountryList.tsx'
import { fullPhoneRules } from './fullPhoneRules.ts'
import type { PhoneModule } from './phoneModuleStore.ts'

/** The numbering plans and the country list. Heavy, so they load on first focus. */
export const phoneModule: PhoneModule = { rules: fullPhoneRules, CountryList }
