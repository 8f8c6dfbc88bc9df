/** The locale of all default formats. */
export const defaultLocale = 'en-NG'

/** Adds thousands separators to a decimal number. */
export function groupThousands(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.')
  const groups = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  return fraction === undefined ? groups : `${groups}.${fraction}`
}

/**
 * Formats a number with thousands separators and at most three decimals. Not by Intl: its first use in a browser loads the data of all
 * locales, which takes a slow phone 0.1 s before it shows a page.
 */
export const formatNumber = (value: number | bigint): string =>
  groupThousands(String(typeof value === 'bigint' ? value : Math.round(value * 1000) / 1000))
