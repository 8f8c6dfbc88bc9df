import type { AnyEndpoint } from '../kernel/endpoint.ts'
import { buildSchemas, type SchemaUse } from './buildSchemas.ts'
import type { CallExample } from './callExample.ts'
import { descriptions } from './generated/descriptions.ts'
import { listNamedSchemas } from './schemaNames.ts'
import { mapSchemas, type Json } from './schemaTree.ts'

/** A call of the contract with its names in the document. */
export interface CallDescription {
  resource: string
  name: string
  endpoint: AnyEndpoint
  /** `vehiclesList`: generators use it as the name of a function. */
  operationId: string
  /** `VehiclesList`, the beginning of the names of its own schemas. */
  typeName: string
  example: CallExample | undefined
}

/** The schemas of the calls and the named ones, with the TSDoc of the contract as descriptions. */
export function describeSchemas(calls: readonly CallDescription[]): Record<string, Json> {
  const named = listNamedSchemas()
  const uses = calls.flatMap(({ typeName, endpoint: { params, query, body, response } }): SchemaUse[] => [
    ...(params ? [{ name: `${typeName}Params`, schema: params, io: 'input' as const }] : []),
    ...(query ? [{ name: `${typeName}Query`, schema: query, io: 'input' as const }] : []),
    ...(body ? [{ name: `${typeName}Request`, schema: body, io: 'input' as const }] : []),
    ...(response ? [{ name: `${typeName}Response`, schema: response, io: 'output' as const }] : []),
  ])
  /** The place of each schema in the contract. */
  const places = new Map<string, string>()
  for (const { name, constant } of named) for (const each of [name, `${name}Input`]) places.set(each, constant)
  for (const { typeName, resource, name } of calls) {
    places.set(`${typeName}Request`, `${resource}.${name}.body`)
    places.set(`${typeName}Response`, `${resource}.${name}.response`)
  }
  const parameters = new Set(uses.flatMap(({ name }) => (/(Query|Params)$/.test(name) ? [name] : [])))
  const schemas = buildSchemas(new Map(named.map(({ name, schema }) => [name, schema])), uses)
  const described = Object.entries(schemas).map(([name, schema]) => {
    const place = places.get(name)
    const documented = mapSchemas(schema, (each, { path, isPart }) =>
      isPart || place === undefined ? each : { ...describe(place, path), ...each },
    )
    return [name, parameters.has(name) ? documented : mapSchemas(documented, describeDefault)] as const
  })
  return Object.fromEntries(described)
}

/** The TSDoc of a property. */
function describe(place: string, path: readonly string[]): { description?: string } {
  const found = descriptions[[place, ...path].join('.')]
  // `data(…)` and `z.object({ data: … })` are written differently.
  const [first, ...rest] = path
  const description = found ?? (first === 'data' && rest.length > 0 ? descriptions[[place, ...rest].join('.')] : undefined)
  return description === undefined ? {} : { description }
}

/** Generators take a property with a default as always present, which is right for a response but not for a body. */
function describeDefault(schema: Json): Json {
  const { default: value, description, ...rest } = schema
  if (!Object.hasOwn(schema, 'default')) return schema
  const text = `Default: \`${JSON.stringify(value)}\`.`
  return { ...rest, description: typeof description === 'string' ? `${description} ${text}` : text }
}
