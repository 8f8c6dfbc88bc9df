import { formatPhone } from '@vehicle-partner/domain/phone'
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
  /** The address of map tiles, with `{z}`, `{x}` and `{y}`. Without it maps are drawings. */
  mapTilesUrl?: string | undefined
  /** Whose map it is, as the next one. */
  mapTilesAttribution?: string | undefined
  mapTilesAttributionUrl?: string | undefined
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

/** The texts of the settings by name; those that are absent are left out. */
export function listPageTexts(settings: PageSettings): Readonly<Record<string, string>> {
  const { supportPhone } = settings
  const texts = { ...settings, supportPhoneText: supportPhone === undefined ? undefined : formatPhone(supportPhone) }
  return Object.fromEntries(Object.entries(texts).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

/** The settings as attributes of `<html>`: the portal reads them without a call, and visitors without a session see them too. */
export const formatPageAttributes = (texts: Readonly<Record<string, string>>): string =>
  Object.entries(texts)
    .map(([name, value]) => `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${escapeHtml(value)}" `)
    .join('')

/**
 * Fills in the settings of a prerendered page: `*supportPhone*` is the value of a setting, a telephone number without its plus. An element
 * with `data-settings` is left out if none of the settings that it names is set. It contains no element of its own kind.
 */
export function fillPageTexts(page: string, texts: Readonly<Record<string, string>>): string {
  const dropUnset = (html: string): string =>
    html.replaceAll(
      /(<(\w+)[^>]* data-settings="([^"]+)"[^>]*>)(.*?)(<\/\2>)/gs,
      (_element, start: string, _tag, names: string, content: string, end: string) =>
        names.split(' ').some((name) => texts[name] !== undefined) ? start + dropUnset(content) + end : '',
    )
  return dropUnset(page).replaceAll(/\*(support\w+)\*/g, (_mark, name: string) => escapeHtml((texts[name] ?? '').replace(/^\+/, '')))
}
