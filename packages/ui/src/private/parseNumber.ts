import { toLatinDigits } from './latinDigits.ts'

export type ParsedNumber =
  | { kind: 'empty' }
  | { kind: 'number'; decimal: string }
  | { kind: 'problem'; problem: 'unreadable' | 'precision' }

const unreadable: ParsedNumber = { kind: 'problem', problem: 'unreadable' }

// Arabic decimal and thousands separators.
const toLatinNumber = (text: string) =>
  toLatinDigits(text)
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, ',')

/** Removes what a field shows beside its number. */
const removeAffix = (text: string, affix: unknown) => {
  const mark = typeof affix === 'string' ? affix.trim().toLowerCase() : ''
  if (text.startsWith(mark)) return text.slice(mark.length)
  return text.endsWith(mark) ? text.slice(0, -mark.length) : text
}

/** Whether a text consists of groups of three digits after a first group of one to three. */
const hasGroups = (whole: string, separator: string) => {
  const [first = '', ...rest] = whole.split(separator)
  return /^\d{1,3}$/.test(first) && rest.length > 0 && rest.every((group) => /^\d{3}$/.test(group))
}

/** Splits at the decimal separator and removes thousands separators; undefined if ambiguous. */
function splitDecimal(text: string, fractionDigits: number): readonly [whole: string, fraction: string] | undefined {
  const separators = [...new Set(text.replace(/\d/g, ''))]
  const [mark] = separators
  if (mark === undefined) return [text, '']
  if (separators.length > 2) return undefined
  if (separators.length === 2) {
    // Two separators: thousands first, decimal last: 1,234.50 and 1.234,50 and 1 234,50.
    const decimal = text.replace(/\d/g, '').at(-1) ?? ''
    const group = separators.find((separator) => separator !== decimal) ?? ''
    const [whole = '', fraction = '', ...more] = text.split(decimal)
    if (decimal === ' ' || more.length > 0 || !hasGroups(whole, group)) return undefined
    return [whole.replaceAll(group, ''), fraction]
  }
  if (hasGroups(text, mark)) {
    // 1.234 has three decimals if three are allowed, and is ambiguous otherwise.
    if (mark === '.' && text.split('.').length === 2) return fractionDigits >= 3 ? (text.split('.') as [string, string]) : undefined // two parts
    return [text.replaceAll(mark, ''), '']
  }
  // A single comma that separates no thousands is ambiguous: a decimal separator elsewhere, a typo in Nigeria.
  const [whole = '', fraction = '', ...more] = text.split('.')
  return mark === '.' && more.length === 0 ? [whole, fraction] : undefined
}

/** Parses a number in Nigerian or foreign notation, also with one of `affixes`. Ambiguous text is a problem and is never guessed. */
export function parseNumber(text: string, fractionDigits: number, affixes: readonly unknown[]): ParsedNumber {
  const plain = toLatinNumber(text)
    .toLowerCase()
    .replace(/[\s\u00a0\u202f']+/g, ' ')
    .trim()
  if (plain === '') return { kind: 'empty' }
  const unsigned = plain.replace(/^([-\u2212+]) ?/, '')
  const bare = affixes.reduce<string>(removeAffix, unsigned).trim()
  // The sign may follow the currency.
  const digits = bare.replace(/^([-\u2212]) ?/, '')
  const signs = [plain !== unsigned && !plain.startsWith('+'), bare !== digits].filter(Boolean).length
  if (signs > 1 || !/^[\d., ]*\d[\d., ]*$/.test(digits)) return unreadable

  const [whole, fraction] = splitDecimal(digits, fractionDigits) ?? []
  if (whole === undefined || fraction === undefined || !/^\d*$/.test(whole + fraction)) return unreadable
  const significant = fraction.replace(/0+$/, '')
  if (significant.length > fractionDigits) return { kind: 'problem', problem: 'precision' }
  const decimal = (whole.replace(/^0+(?=\d)/, '') || '0') + (significant ? `.${significant}` : '')
  return { kind: 'number', decimal: signs === 1 && /[1-9]/.test(decimal) ? `-${decimal}` : decimal }
}
