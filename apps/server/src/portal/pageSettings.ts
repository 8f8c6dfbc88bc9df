import { escapeHtml } from '../htmlPage.ts'

/** Settings of the operator that pages show to everyone. An absent one is not shown. */
export interface PageSettings {
  /** E.164, as the next one. */
  supportPhone?: string | undefined
  supportWhatsapp?: string | undefined
  supportEmail?: string | undefined
  /** When support answers, in words. */
  supportHours?: string | undefined
  /** The partner app's own page in the store, as the next one. */
  partnerAppAndroidUrl?: string | undefined
  partnerAppIosUrl?: string | undefined
}

/** The sandbox's support does not exist, and a page of its own stands in for the store. */
export const sandboxPageSettings: PageSettings = {
  supportPhone: '+2342018880142',
  supportWhatsapp: '+2348030009999',
  supportEmail: 'support@demo.test',
  supportHours: 'Every day, 05:00 to 22:00.',
  partnerAppAndroidUrl: '/sandbox/app',
  partnerAppIosUrl: '/sandbox/app',
}

/** The settings as attributes of `<html>`: the portal reads them without a call, and visitors without a session see them too. */
export const formatPageAttributes = (settings: PageSettings): string =>
  Object.entries(settings)
    .map(([name, value]) => `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${escapeHtml(String(value))}" `)
    .join('')
