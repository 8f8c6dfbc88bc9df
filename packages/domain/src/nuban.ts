/** Whether a text has the format of an account number: ten digits. */
export const isAccountNumber = (text: string): boolean => /^\d{10}$/.test(text)

/** The six-digit bank code used by the check digit. Banks have three digits, other institutions five. Returns undefined for other codes. */
export function sixDigitCode(code: string): string | undefined {
  if (!/^\d+$/.test(code)) return undefined
  if (code.length === 3) return `000${code}`
  if (code.length === 5) return `9${code}`
  return code.length === 6 ? code : undefined
}

/** The check digit of a NUBAN (CBN's Nigeria Uniform Bank Account Number). Returns undefined when code or serial are malformed. */
export function checkDigit(code: string, serial: string): number | undefined {
  const six = sixDigitCode(code)
  if (six === undefined || !/^\d{9}$/.test(serial)) return undefined
  const sum = Array.from(six + serial).reduce((total, digit, at) => total + Number(digit) * (at % 3 === 1 ? 7 : 3), 0)
  return (10 - (sum % 10)) % 10
}

/**
 * Whether the check digit matches the bank. Use it as a warning only: account numbers that are phone numbers need not follow the rule, and one
 * number may match several banks. Undefined where the rule does not apply.
 */
export function hasValidCheckDigit(code: string, accountNumber: string): boolean | undefined {
  if (!isAccountNumber(accountNumber)) return false
  const digit = checkDigit(code, accountNumber.slice(0, 9))
  return digit === undefined ? undefined : digit === Number(accountNumber[9])
}

/** Masks an account number: four dots and the last four digits. */
export const maskAccountNumber = (accountNumber: string): string => `••••${accountNumber.slice(-4)}`
