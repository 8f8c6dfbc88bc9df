import { RequestError } from '@vehicle-partner/api/server'

/**
 * Rejects NUL characters: PostgreSQL cannot store them in text. Throws RequestError `NotFound` for one in the path, which is the id of nothing,
 * otherwise `ValidationError`.
 */
export function rejectNullBytes({ params, ...rest }: { params: unknown; query: unknown; body: unknown }): void {
  if (hasNullByte(params)) throw new RequestError('NotFound')
  if (hasNullByte(rest)) throw new RequestError('ValidationError')
}

function hasNullByte(raw: unknown): boolean {
  // A loop instead of recursion: deeply nested bodies would overflow the stack.
  const left: unknown[] = [raw]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string' && value.includes('\0')) return true
    if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) left.push(inner)
  }
  return false
}
