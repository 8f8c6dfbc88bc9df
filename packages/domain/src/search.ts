/** Text as searches compare it: without marks, letter case and blanks around it, so that "Adesola" finds "Adéṣọlá". */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

/** Whether one of the texts contains what is searched for. */
export function matchesSearch(search: string, texts: readonly (string | null | undefined)[]): boolean {
  const wanted = folded(search)
  return texts.some((text) => typeof text === 'string' && folded(text).includes(wanted))
}
