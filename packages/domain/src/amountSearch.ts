import { nairaToKobo } from './money.ts'

/** The amount in kobo that somebody searches for: '42000', '42,000', '₦42,000.50'; undefined for other words. */
export function parseAmountSearch(search: string): number | undefined {
  const text = search.trim().replace(/^(₦|NGN)\s*/i, '')
  if (!/^\d{1,3}(,\d{3})+(\.\d{1,2})?$|^\d{1,12}(\.\d{1,2})?$/.test(text)) return undefined
  return nairaToKobo(Number(text.replaceAll(',', '')))
}
