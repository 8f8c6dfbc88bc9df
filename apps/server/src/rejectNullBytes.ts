import { RequestError } from '@vehicle-partner/api/server'

/** Rejects NUL characters: PostgreSQL cannot store them in text. Throws RequestError `ValidationError`. */
export function rejectNullBytes(raw: { params: unknown; query: unknown; body: unknown }): void {
  // A loop instead of recursion: deeply nested bodies would overflow the stack.
  const left: unknown[] = [raw]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string' && value.includes('\0')) throw new RequestError('ValidationError')
    if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) left.push(inner)
  }
}
