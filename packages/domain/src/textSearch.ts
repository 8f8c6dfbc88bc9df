/** Folds a text for searching: no diacritics, no letter case, trimmed. "Adesola" finds "Adéṣọlá". */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

/** Whether one of the texts contains the search text. */
export function matchesSearch(search: string, texts: readonly (string | null | undefined)[]): boolean {
  const wanted = foldText(search)
  return texts.some((text) => typeof text === 'string' && foldText(text).includes(wanted))
}

/** The content of a searchable column: all texts folded and joined; numbers and plates also without hyphens and spaces. */
export function searchableText(texts: readonly (string | null | undefined)[]): string {
  const words = texts.flatMap((text) => {
    if (text === null || text === undefined || text === '') return []
    const plain = foldText(text)
    const tight = plain.replace(/[ -]/g, '')
    return tight !== plain && /\d/.test(plain) ? [plain, tight] : [plain]
  })
  return words.join(' ')
}
