/** The name of the unique constraint or index that a write violated; undefined for other errors. */
export function violatedUniqueConstraint(error: unknown): string | undefined {
  for (let at = error, depth = 0; typeof at === 'object' && at !== null && depth < 5; at = Reflect.get(at, 'cause'), depth += 1) {
    const constraint: unknown = Reflect.get(at, 'constraint')
    if (Reflect.get(at, 'code') === '23505' && typeof constraint === 'string') return constraint
  }
  return undefined
}
