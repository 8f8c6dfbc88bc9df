/** A fingerprint of a request: method, path, query and body, independent of key order. */
export function fingerprintRequest(method: string, path: string, query: unknown, body: unknown): string {
  return JSON.stringify([method, path, query ?? {}, body ?? null], sortKeys)
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Whether a response is stored for its idempotency key. After others the next attempt runs again. */
export const isFinalStatus = (status: number): boolean => status < 500 && status !== 429
