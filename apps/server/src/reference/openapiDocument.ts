export type Json = Readonly<Record<string, unknown>>

/** The parts of the OpenAPI document that the reference shows. */
export interface OpenapiDocument {
  info: { title: string; description: string }
  tags: readonly { name: string; 'x-displayName': string; description: string }[]
  paths: Readonly<Record<string, Readonly<Record<string, Json>>>>
  components: { schemas: Readonly<Record<string, Json>> }
}

export const readObject = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}
export const readText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What a reference such as `#/components/responses/NotFound` refers to; other objects are returned as they are. */
export function resolve(document: unknown, object: Json): Json {
  const { $ref } = object
  if (typeof $ref !== 'string') return object
  return readObject(
    $ref
      .split('/')
      .slice(1)
      .reduce<unknown>((at, key) => readObject(at)[key], document),
  )
}
