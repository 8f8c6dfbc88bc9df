/** What an account number looks like: ten digits. */
export const isAccountNumber = (text: string): boolean => /^\d{10}$/.test(text)

/** A bank's code as the check digit counts it, six digits: banks have three, other institutions five; undefined for codes that have no such form. */
export function sixDigitCode(code: string): string | undefined {
  if (!/^\d+$/.test(code)) return undefined
  if (code.length === 3) return `000${code}`
  if (code.length === 5) return `9${code}`
  return code.length === 6 ? code : undefined
}

/** The tenth digit of an account number of that bank (CBN's uniform account number); undefined when code or serial have another form. */
export function checkDigit(code: string, serial: string): number | undefined {
  const six = sixDigitCode(code)
  if (six === undefined || !/^\d{9}$/.test(serial)) return undefined
  const sum = Array.from(six + serial).reduce((total, digit, at) => total + Number(digit) * (at % 3 === 1 ? 7 : 3), 0)
  return (10 - (sum % 10)) % 10
}

/**
 * Whether the last digit fits the bank. A warning and no more: accounts that are phone numbers need not obey it, and one number may fit
 * several banks. Undefined where the rule does not apply.
 */
export function hasValidCheckDigit(code: string, accountNumber: string): boolean | undefined {
  if (!isAccountNumber(accountNumber)) return false
  const digit = checkDigit(code, accountNumber.slice(0, 9))
  return digit === undefined ? undefined : digit === Number(accountNumber[9])
}

/** An account number as answers and messages show it: four dots and the last four digits. */
export const maskAccountNumber = (accountNumber: string): string => `••••${accountNumber.slice(-4)}`
