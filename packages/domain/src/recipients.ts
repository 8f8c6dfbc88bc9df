/**
 * Variants of one recipient: an e-mail address in lower case, or a Nigerian number in national (`0803…`) and international
 * (`+234803…`) format, with and without the plus sign that URLs decode to a space. The first is the requested one.
 */
export function recipientVariants(text: string): string[] {
  const plain = text.trim().toLowerCase()
  if (plain.includes('@')) return [plain]
  const digits = plain.replace(/[\s().-]/g, '')
  const national = /^(?:\+?234|0)([789]\d{9})$/.exec(digits)?.[1]
  if (national !== undefined) return [...new Set([digits, `+234${national}`, `0${national}`, `234${national}`])]
  const bare = digits.replace(/^\+/, '')
  return /^\d+$/.test(bare) ? [...new Set([digits, `+${bare}`, bare])] : [plain]
}

/** Whether a message to `to` is addressed to the requested recipient. */
export function isRecipient(to: string, asked: string): boolean {
  const forms = recipientVariants(asked)
  return recipientVariants(to).some((form) => forms.includes(form))
}
