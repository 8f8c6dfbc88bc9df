import { nairaToKobo } from './money.ts'

/** Parses a search text as an amount, in kobo: '42000', '42,000', '₦42,000.50'. Returns undefined for other text. */
export function parseAmountSearch(search: string): number | undefined {
  const text = search.trim().replace(/^(₦|NGN)\s*/i, '')
  if (!/^\d{1,3}(,\d{3})+(\.\d{1,2})?$|^\d{1,12}(\.\d{1,2})?$/.test(text)) return undefined
  return nairaToKobo(Number(text.replaceAll(',', '')))
}
