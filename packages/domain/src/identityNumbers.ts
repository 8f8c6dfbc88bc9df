/** Whether a text has the format of a National Identification Number: 11 digits. */
export const isNin = (text: string): boolean => /^\d{11}$/.test(text)

/** Whether a text has the format of a Bank Verification Number: 11 digits, the same as a NIN. */
export const isBvn = (text: string): boolean => /^\d{11}$/.test(text)

/** Masks all but the last digits of a number: `*******8901`. */
export const maskIdentityNumber = (last: string): string => last.padStart(11, '*')

/** A CAC number with an optional prefix. */
const cac = /^(RC|BN|IT|LP|LLP)?[ -]?(\d{4,8})$/

/** Prefix of the Corporate Affairs Commission by business type (spec section 3). */
const cacPrefixes: Readonly<Record<string, string>> = {
  'Business Name': 'BN',
  Company: 'RC',
  'Incorporated Trustee': 'IT',
  'Limited Partnership': 'LP',
  'Limited Liability Partnership': 'LLP',
}

/** The prefix of a business type; `RC` for any other text. */
export const cacPrefix = (businessType: string): string => cacPrefixes[businessType] ?? 'RC'

/** An example of the numbers of a business type: `BN1234567`. */
export const cacExample = (businessType: string): string => `${cacPrefix(businessType)}1234567`

/** Normalizes a CAC number: `RC1234567`. A missing prefix is taken from the business type. Returns undefined for invalid text. */
export function parseCac(text: string, businessType?: string): { number: string; prefix: string } | undefined {
  const [whole, given, digits] = cac.exec(text.trim().toUpperCase()) ?? []
  if (whole === undefined) return undefined
  const prefix = given ?? cacPrefix(businessType ?? '')
  return { number: `${prefix}${digits}`, prefix }
}

/** Warning for a prefix that belongs to another business type; undefined when they agree or the type is unknown. */
export function cacPrefixWarning(text: string, businessType: string): string | undefined {
  const prefix = parseCac(text, businessType)?.prefix
  const right = cacPrefixes[businessType]
  if (prefix === undefined || right === undefined || prefix === right) return undefined
  const owner = Object.entries(cacPrefixes).find(([, each]) => each === prefix)?.[0]
  return owner === undefined ? undefined : `${prefix} numbers belong to ${plurals[owner] ?? owner}`
}

const plurals: Readonly<Record<string, string>> = {
  'Business Name': 'business names',
  Company: 'companies',
  'Incorporated Trustee': 'incorporated trustees',
  'Limited Partnership': 'limited partnerships',
  'Limited Liability Partnership': 'limited liability partnerships',
}
