/** What a person does to a field. */
export type Action =
  | { kind: 'type' | 'paste'; text: string }
  | { kind: 'delete'; key: 'Backspace' | 'Delete' }
  /** Marks from one share of the text to another, the second end being the one that moves. */
  | { kind: 'mark'; from: number; to: number }
  | { kind: 'markAll' | 'undo' | 'leave' }

/** The text as a person sees it, without separators, and what is marked. */
export interface TypedText {
  text: string
  start: number
  end: number
}

const replaceMarked = ({ text, start, end }: TypedText, by: string): TypedText => ({
  text: text.slice(0, start) + by + text.slice(end),
  start: start + by.length,
  end: start + by.length,
})

/** What a person expects of a field: what is typed or pasted replaces what is marked, and nothing else changes. */
export function applyAction({ text, start, end }: TypedText, action: Action): TypedText {
  const before = { text, start, end }
  if (action.kind === 'type' || action.kind === 'paste') return replaceMarked(before, action.text)
  // The key that comes back to a field marks all of it.
  if (action.kind === 'markAll' || action.kind === 'leave') return { text, start: 0, end: text.length }
  if (action.kind !== 'delete') return before
  if (start < end) return replaceMarked(before, '')
  return action.key === 'Backspace'
    ? replaceMarked({ ...before, start: Math.max(start - 1, 0) }, '')
    : replaceMarked({ ...before, end: Math.min(end + 1, text.length) }, '')
}

/** A generator of pseudo-random numbers from 0 to 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
