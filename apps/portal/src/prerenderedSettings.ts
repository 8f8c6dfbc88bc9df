import type { PageSettings } from './session/pageSettings.ts'

/** The settings of a prerendered page: the server puts in those that are set, and leaves out the elements of the others (`fillPageTexts`). */
export const prerenderedSettings = {
  supportPhone: '+*supportPhone*',
  supportPhoneText: '*supportPhoneText*',
  supportWhatsapp: '+*supportWhatsapp*',
  supportEmail: '*supportEmail*',
  supportHours: '*supportHours*',
} satisfies PageSettings
