import { RequestError } from '@vehicle-partner/api/contract'

/** Refuses the character NUL: PostgreSQL cannot hold it in a text, and no field of ours has a use for it. */
export function refuseNul(raw: { params: unknown; query: unknown; body: unknown }): void {
  // A list and not a recursion: a body may be nested deeper than the stack.
  const left: unknown[] = [raw]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string' && value.includes('\0')) throw new RequestError('ValidationError')
    if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) left.push(inner)
  }
}
