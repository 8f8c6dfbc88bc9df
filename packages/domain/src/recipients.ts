/**
 * How one recipient may be written: an e-mail address without regard to case, a Nigerian number at home (`0803…`), with its country
 * (`+234803…`), and with the sign lost, as addresses of pages lose it. The first is what was asked for.
 */
export function recipientForms(text: string): string[] {
  const plain = text.trim().toLowerCase()
  if (plain.includes('@')) return [plain]
  const digits = plain.replace(/[\s().-]/g, '')
  const national = /^(?:\+?234|0)([789]\d{9})$/.exec(digits)?.[1]
  if (national !== undefined) return [...new Set([digits, `+234${national}`, `0${national}`, `234${national}`])]
  const bare = digits.replace(/^\+/, '')
  return /^\d+$/.test(bare) ? [...new Set([digits, `+${bare}`, bare])] : [plain]
}

/** Whether a message to `to` is one for who is asked for. */
export function isRecipient(to: string, asked: string): boolean {
  const forms = recipientForms(asked)
  return recipientForms(to).some((form) => forms.includes(form))
}
