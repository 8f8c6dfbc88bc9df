import type { ParsedPhone, PhoneRules } from './phoneRules.ts'

// Only the default country's code is built in; the others load with the numbering plans.
const defaultCountry = { country: 'NG', code: '+234' }

function parse(typed: string, country: string): ParsedPhone {
  const all = typed.replace(/\D/g, '')
  // A leading 00 counts as a plus.
  const digits = all.replace(/^00/, '')
  const nationalDigits = digits.replace(/^(?:234(?=\d{9})0?|0)/, '')
  const whole =
    digits !== all || /^\D*\+/.test(typed)
      ? `+${digits}`.replace(/^\+2340/, defaultCountry.code)
      : country === defaultCountry.country
        ? defaultCountry.code + nationalDigits
        : digits
  const national = whole.replace(defaultCountry.code, '')
  const isDefaultCountry = whole.startsWith(defaultCountry.code)
  const valid = national.length > 3 && whole.length < 17
  return {
    value: national.length > 0 && whole !== '+' ? whole : '',
    country: isDefaultCountry ? defaultCountry.country : /^\+\d{3}/.test(whole) ? '' : country,
    national,
    valid,
    possible: valid,
    reason: national === '' || valid || !isDefaultCountry ? null : 'tooShort',
    verified: false,
  }
}

/** Rules without numbering plans: enough to type a number and to send it to the server. */
export const basicPhoneRules: PhoneRules = {
  parse,
  // Nigerian numbers are grouped even before the numbering plans load.
  format: (typed, country) => (country === defaultCountry.country ? typed.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3') : typed),
  hideCallingCode: (typed) => typed.replace(defaultCountry.code, ''),
  getCallingCode: (country) => (country === defaultCountry.country ? defaultCountry.code.slice(1) : ''),
}
