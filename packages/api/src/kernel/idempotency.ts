/** What a repeated write must have in common with the first one: the call's address and its body, whatever the order of its keys. */
export function fingerprintRequest(method: string, path: string, query: unknown, body: unknown): string {
  return JSON.stringify([method, path, query ?? {}, body ?? null], sortKeys)
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Whether an answer says that the write was done or refused for good; after any other the next try is made anew. */
export const isFinalStatus = (status: number): boolean => status < 500 && status !== 429
