/** Text as searches compare it: without marks, letter case and blanks around it, so that "Adesola" finds "Adéṣọlá". */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

/** Whether one of the texts contains what is searched for. */
export function matchesSearch(search: string, texts: readonly (string | null | undefined)[]): boolean {
  const wanted = foldText(search)
  return texts.some((text) => typeof text === 'string' && foldText(text).includes(wanted))
}

/** The same for a column that searches look into: the texts one after the other, numbers and plates also without their hyphens and blanks. */
export function searchableText(texts: readonly (string | null | undefined)[]): string {
  const words = texts.flatMap((text) => {
    if (text === null || text === undefined || text === '') return []
    const plain = foldText(text)
    const tight = plain.replace(/[ -]/g, '')
    return tight !== plain && /\d/.test(plain) ? [plain, tight] : [plain]
  })
  return words.join(' ')
}
