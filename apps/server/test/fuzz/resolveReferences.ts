/** Replaces every reference of an OpenAPI document by what it refers to. The schemas do not refer to themselves. */
export function resolveReferences(document: unknown): unknown {
  const read = (at: unknown, key: string): unknown => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined)
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve)
    if (typeof value !== 'object' || value === null) return value
    const reference = read(value, '$ref')
    if (typeof reference !== 'string') return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, resolve(each)]))
    const found = reference.split('/').slice(1).reduce(read, document)
    if (found === undefined) throw new Error(`The document has no ${reference}`)
    return resolve(found)
  }
  return resolve(document)
}
