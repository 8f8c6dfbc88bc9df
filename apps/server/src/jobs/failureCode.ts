const pattern = /^[A-Za-z0-9_]{1,64}$/

/**
 * The code of an error for tables, `/readyz` and metrics: the SQLSTATE of a database error, the code of a request or system error, otherwise
 * its class. Messages are left out, because those of queries contain the query and its parameters.
 */
export function failureCode(error: unknown): string {
  let name: string | undefined
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ('code' in at && typeof at.code === 'string' && pattern.test(at.code)) return at.code
    if (at.name !== 'Error' || name === undefined) name = at.name
  }
  return name !== undefined && pattern.test(name) ? name : 'Unknown'
}
