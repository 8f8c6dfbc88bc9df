/** Whether a text is the form of a National Identification Number: 11 digits. */
export const isNin = (text: string): boolean => /^\d{11}$/.test(text)

/** Whether a text has the form of a Bank Verification Number: 11 digits, by which it cannot be told from a NIN. */
export const isBvn = (text: string): boolean => /^\d{11}$/.test(text)

/** What is told of a number of which the last digits are kept: `*******8901`. */
export const maskIdentityNumber = (last: string): string => last.padStart(11, '*')

/** The longest and the shortest way to write a company's number behind its prefix. */
const cac = /^(RC|BN|IT|LP|LLP)?[ -]?(\d{4,8})$/

/** Which prefix of the Corporate Affairs Commission belongs to which kind of business (spec section 3 names the kinds). */
export const cacPrefixes: Readonly<Record<string, string>> = {
  'Business Name': 'BN',
  Company: 'RC',
  'Incorporated Trustee': 'IT',
  'Limited Partnership': 'LP',
  'Limited Liability Partnership': 'LLP',
}

/** A company number as it is kept: `RC1234567`; without a prefix it gets that of the kind of business. Undefined when it cannot be one. */
export function parseCac(text: string, businessType?: string): { number: string; prefix: string } | undefined {
  const [whole, given, digits] = cac.exec(text.trim().toUpperCase()) ?? []
  if (whole === undefined) return undefined
  const prefix = given ?? cacPrefixes[businessType ?? ''] ?? 'RC'
  return { number: `${prefix}${digits}`, prefix }
}

/** What to ask when a number's prefix belongs to another kind of business; undefined when they agree, or the kind is not known. */
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
