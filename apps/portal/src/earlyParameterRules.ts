import * as z from 'zod/mini'
import type { ParameterRules } from './earlyParameters.ts'

/** The parts of a JSON schema that describe a query parameter. */
const Described = z.object({
  items: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
  enum: z.optional(z.array(z.union([z.string(), z.number()]))),
  const: z.optional(z.string()),
  type: z.optional(z.string()),
  pattern: z.optional(z.string()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
})

/** The rules of the parameters of a query but the given ones, for the early script, which has no schemas. */
export function createParameterRules(query: z.ZodMiniType | undefined, given: readonly string[] = []): ParameterRules {
  if (!(query instanceof z.ZodMiniObject)) return {}
  const { properties = {} } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' })
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) => (given.includes(name) ? [] : [[name, createRule(schema)]])),
  )
}

function createRule(schema: unknown): string {
  const { items, anyOf, type, minimum, maximum, pattern, minLength = 0, maxLength = '', ...described } = Described.parse(schema)
  const values = described.enum ?? (described.const === undefined ? undefined : [described.const])
  if (items !== undefined) return createRule(items)
  // A list of values that may grow: any text.
  if (anyOf) return anyOf.map(createRule).join('|')
  if (values) return values.join('|')
  if (type === 'integer' && minimum !== undefined && maximum !== undefined) return createRange(minimum, maximum)
  return pattern ?? `[^\\0]{${minLength},${maxLength}}`
}

/** From 1, such as a page: numbers with fewer digits than the maximum, and the maximum itself. The program reads all others. */
function createRange(minimum: number, maximum: number): string {
  if (minimum !== 1) return '(?!)'
  return `[1-9]\\d{0,${String(maximum).length - 2}}|${maximum}`
}
