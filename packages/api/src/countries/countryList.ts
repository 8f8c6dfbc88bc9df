import { listCallingCodes } from '@vehicle-partner/domain/phone'
import type { Country } from './countries.contract.ts'

/** All countries with calling codes, by English name. */
export function listCountries(): Country[] {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const byName = new Intl.Collator('en').compare
  return listCallingCodes()
    .map(({ code, phone_code }) => ({ code, name: names.of(code) ?? code, phone_code }))
    .toSorted((a, b) => byName(a.name, b.name))
}
