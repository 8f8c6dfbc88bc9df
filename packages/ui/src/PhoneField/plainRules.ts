import type { PhoneReading, PhoneRules } from './phoneRules.ts'

// Of the usual country alone the code is known at once; the others come with the plans.
const usual = { country: 'NG', code: '+234' }

function read(typed: string, country: string): PhoneReading {
  const digits = typed.replace(/\D/g, '')
  const inside = digits.replace(/^(?:234(?=\d{9})|0)/, '')
  const whole = /^\D*\+/.test(typed)
    ? `+${digits}`.replace(/^\+2340/, usual.code)
    : country === usual.country
      ? usual.code + inside
      : digits
  const national = whole.replace(usual.code, '')
  const isOf = whole.startsWith(usual.code)
  const valid = national.length > 3 && whole.length < 17
  return {
    value: national.length > 0 && whole !== '+' ? whole : '',
    country: isOf ? usual.country : /^\+\d{3}/.test(whole) ? '' : country,
    national,
    valid,
    possible: valid,
    reason: national === '' || valid || !isOf ? null : 'tooShort',
    checked: false,
  }
}

/** What holds without any data: enough to type a number, and to send it to whoever knows. */
export const plainRules: PhoneRules = {
  read,
  // At rest a number of Nigeria already stands in its groups.
  write: (typed, country) => (country === usual.country ? typed.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3') : typed),
  besideCode: (typed) => typed.replace(usual.code, ''),
  dialOf: (country) => (country === usual.country ? usual.code.slice(1) : ''),
}
