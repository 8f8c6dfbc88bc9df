/**
 * Separates thousands of a text of digits: '13503750' gives '13,503,750'. Not from Intl: its first use in a browser loads the data of all
 * locales, which takes a slow phone 0.1 s before a page shows its figures.
 */
export const groupDigits = (digits: string): string => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
