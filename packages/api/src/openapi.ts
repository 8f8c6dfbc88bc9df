import { contract } from './contract.ts'
import type { EndpointAccess } from './kernel/endpointAccess.ts'
import type { AnyEndpoint, Contract } from './kernel/endpoint.ts'
import { errorCodes } from './kernel/errors.ts'
import type { CallExample } from './openapi/callExample.ts'
import { describeParameters, sharedParameters } from './openapi/describeParameters.ts'
import { createErrorResponses, describeSuccess, errorExamples, listErrorCodes, sharedHeaders } from './openapi/describeResponses.ts'
import { describeSchemas, type CallDescription } from './openapi/describeSchemas.ts'
import { documentInfo } from './openapi/documentInfo.ts'
import { errorSchema } from './openapi/errorSchema.ts'
import { descriptions } from './openapi/generated/descriptions.ts'
import { examples } from './openapi/generated/examples.ts'
import { isJson, type Json } from './openapi/schemaTree.ts'
import { tagDescriptions } from './openapi/tagDescriptions.ts'

export { listErrorCodes } from './openapi/describeResponses.ts'

/** Describes who may make a call. */
export function describeAccess(access: EndpointAccess): string {
  if (access.who === 'anyone') return access.session === 'optional' ? 'Anyone, with or without a token.' : 'Anyone, without a token.'
  if (access.who === 'signedIn') return 'Any signed-in user.'
  if (access.who === 'self') return 'The user whose id is in the path.'
  if (access.areas === 'owner') return 'The owner of the organisation.'
  if (access.areas === 'any') return 'Any active member of the organisation.'
  return `Members of the organisation with access to: ${access.areas.join(', ')}. Owners always.`
}

/** Builds the OpenAPI 3.1 document of a contract. */
export function openapi(calls: Contract = contract, info: Json = documentInfo): Json {
  const described = listCalls(calls)
  const schemas = describeSchemas(described)
  const errors = createErrorResponses()
  const parameters: Record<string, Json> = { ...sharedParameters }
  const share = (name: string, parameter: Json): Json => {
    parameters[name] ??= parameter
    return { $ref: `#/components/parameters/${name}` }
  }
  const paths: Record<string, Json> = {}
  for (const call of described) {
    const path = call.endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [call.endpoint.method.toLowerCase()]: describeOperation(call, { schemas, share, describeErrors: errors.describe }),
    }
  }
  return keepUsed({
    openapi: '3.1.0',
    info,
    servers: [{ url: '/', description: 'The server that serves this document.' }],
    tags: Object.keys(calls).map((name) => ({
      name,
      'x-displayName': displayName(name),
      description: Object.entries(tagDescriptions).find(([tag]) => tag === name)?.[1] ?? `Calls of ${name}.`,
    })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The `token` of a login, a registration or a one-time code.' },
      },
      parameters,
      headers: sharedHeaders,
      responses: errors.shared,
      examples: errorExamples,
      schemas: { Error: errorSchema, ...schemas },
    },
  })
}

/** `memberInvitations` as `Member invitations`. */
const displayName = (tag: string): string =>
  capitalize(tag.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)).replace(/^Kyc$/, 'KYC')

const capitalize = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

function listCalls(calls: Contract): CallDescription[] {
  return Object.entries(calls).flatMap(([resource, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({
      resource,
      name,
      endpoint,
      operationId: resource + capitalize(name),
      typeName: capitalize(resource) + capitalize(name),
      example: examples[`${resource}.${name}`],
    })),
  )
}

interface SharedComponents {
  schemas: Readonly<Record<string, Json>>
  share: (name: string, parameter: Json) => Json
  describeErrors: ReturnType<typeof createErrorResponses>['describe']
}

function describeOperation(
  { resource, name, endpoint, operationId, typeName, example }: CallDescription,
  { schemas, share, describeErrors }: SharedComponents,
): Json {
  const byStatus = Map.groupBy(listErrorCodes(endpoint), (code) => errorCodes[code].status)
  const documented = (parameter: string) =>
    ['query', 'query.filters', 'query.also']
      .map((place) => descriptions[`${resource}.${name}.${place}.${parameter}`])
      .find((text) => text !== undefined)
  return {
    operationId,
    tags: [resource],
    summary: endpoint.summary,
    description: describeAccess(endpoint.access),
    security: endpoint.access.who === 'anyone' ? (endpoint.access.session === 'optional' ? [{}, { bearer: [] }] : []) : [{ bearer: [] }],
    parameters: describeParameters({
      endpoint,
      params: schemas[`${typeName}Params`] ?? {},
      query: schemas[`${typeName}Query`] ?? {},
      documented,
      example,
      share,
    }),
    ...describeRequestBody(endpoint, `${typeName}Request`, schemas, example),
    responses: {
      ...describeSuccess({ endpoint, schema: endpoint.response && referTo(`${typeName}Response`, schemas), example }),
      ...Object.fromEntries([...byStatus].map(([status, codes]) => [String(status), describeErrors(status, codes)])),
    },
  }
}

/** A reference to a schema; where it has another name, by that. */
function referTo(name: string, schemas: Readonly<Record<string, Json>>): Json {
  const { $ref } = schemas[name] ?? {}
  return { $ref: $ref ?? `#/components/schemas/${name}` }
}

function describeRequestBody(
  { body, upload }: AnyEndpoint,
  name: string,
  schemas: Readonly<Record<string, Json>>,
  example: CallExample | undefined,
): Json {
  if (body) {
    const content = { schema: referTo(name, schemas), ...(example?.body === undefined ? {} : { example: example.body }) }
    return { requestBody: { required: true, content: { 'application/json': content } } }
  }
  if (!upload) return {}
  const { field, maxFiles, maxBytes, types } = upload
  const files = { type: 'array', minItems: 1, maxItems: maxFiles, items: { type: 'string', format: 'binary' } }
  return {
    requestBody: {
      required: true,
      description: `Types: ${types.join(', ')}. At most ${maxBytes} bytes per file.`,
      content: {
        'multipart/form-data': {
          schema: { type: 'object', required: [field], properties: { [field]: files } },
          example: { [field]: ['(the bytes of front.png)'] },
          encoding: { [field]: { contentType: types.join(', ') } },
        },
      },
    },
  }
}

/** Removes the components that nothing refers to. */
function keepUsed(document: Json): Json {
  const components = isJson(document['components']) ? document['components'] : {}
  const used = new Set<string>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isJson(value)) return
    for (const [key, each] of Object.entries(value))
      if (key === '$ref' && typeof each === 'string' && !used.has(each)) {
        used.add(each)
        const [, , kind = '', name = ''] = each.split('/')
        visit((components[kind] as Json | undefined)?.[name])
      } else if (key !== 'example') visit(each)
  }
  visit(document['paths'])
  const kept = Object.entries(components).map(([kind, items]) => [
    kind,
    kind === 'securitySchemes' || !isJson(items)
      ? items
      : Object.fromEntries(Object.entries(items).filter(([name]) => used.has(`#/components/${kind}/${name}`))),
  ])
  return { ...document, components: Object.fromEntries(kept) as Json }
}
