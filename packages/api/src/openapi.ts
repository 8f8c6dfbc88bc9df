import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { strictSchema } from './kernel/addedFields.ts'
import type { EndpointAccess } from './kernel/endpointAccess.ts'
import type { AnyEndpoint, Contract } from './kernel/endpoint.ts'
import { errorCodes, type ErrorCode } from './kernel/errors.ts'
import { isIdempotentPost } from './kernel/buildRequest.ts'

type Json = Record<string, unknown>

const toJsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}

const errorBodySchema: Json = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'For users.' },
    code: { type: 'string', description: 'Error code, PascalCase.', examples: Object.keys(errorCodes) },
    errors: { type: 'object', additionalProperties: { type: 'string' }, description: 'Messages by field.' },
    data: { type: 'object', description: 'Additional data, such as a count.' },
  },
}

/** Describes who may make a call. */
export function describeAccess(access: EndpointAccess): string {
  if (access.who === 'anyone') return 'Anyone, without a token.'
  if (access.who === 'signedIn') return 'Any signed-in user.'
  if (access.who === 'self') return 'The user whose id is in the path.'
  if (access.areas === 'owner') return 'The owner of the organisation.'
  if (access.areas === 'any') return 'Any active member of the organisation.'
  return `Members of the organisation with access to: ${access.areas.join(', ')}. Owners always.`
}

/** The error codes of a call: its own, and those of its access rule and input. */
export function listErrorCodes(endpoint: AnyEndpoint): ErrorCode[] {
  const codes: ErrorCode[] = [...(endpoint.errors ?? [])]
  if (endpoint.access.who !== 'anyone') codes.push('Unauthorized')
  if (endpoint.access.who === 'member') codes.push('Forbidden', 'AccountDisabled', 'NotFound')
  if (endpoint.access.who === 'self') codes.push('NotFound')
  if (endpoint.params ?? endpoint.query ?? endpoint.body ?? endpoint.upload) codes.push('ValidationError')
  if (endpoint.body ?? endpoint.upload) codes.push('PayloadTooLarge', 'UnsupportedMediaType')
  if (isIdempotentPost(endpoint)) codes.push('IdempotencyMismatch', 'RequestInProgress')
  if (endpoint.stepUp) codes.push('StepUpRequired')
  codes.push('ServerError', 'ServiceUnavailable')
  return [...new Set(codes)]
}

/** Builds the OpenAPI 3.1 document of a contract. */
export function openapi(calls: Contract = contract, info = { title: 'Vehicle Partner API', version: '1' }): Json {
  const paths: Record<string, Json> = {}
  for (const [resource, endpoints] of Object.entries(calls))
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeOperation(resource, name, endpoint) }
    }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } }, schemas: { Error: errorBodySchema } },
  }
}

function describeOperation(resource: string, name: string, endpoint: AnyEndpoint): Json {
  const byStatus = Map.groupBy(listErrorCodes(endpoint), (code) => errorCodes[code].status)
  return {
    operationId: `${resource}.${name}`,
    tags: [resource],
    summary: endpoint.summary,
    description: describeAccess(endpoint.access),
    security: endpoint.access.who === 'anyone' ? [] : [{ bearer: [] }],
    parameters: [
      ...describeParameters(endpoint.params, 'path'),
      ...describeParameters(endpoint.query, 'query'),
      ...describeHeaders(endpoint),
    ],
    ...describeRequestBody(endpoint),
    responses: {
      [String(endpoint.status ?? 200)]: {
        description: 'Success',
        ...describeResponse(endpoint),
      },
      ...(endpoint.isDeferred ? { '202': { description: 'Accepted, continues in the background', ...describeResponse(endpoint) } } : {}),
      ...Object.fromEntries(
        [...byStatus].map(([status, codes]) => [
          String(status),
          { description: codes.join(', '), content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
        ]),
      ),
    },
  }
}

function describeRequestBody({ body, upload }: AnyEndpoint): Json {
  if (body) return { requestBody: { required: true, content: { 'application/json': { schema: toJsonSchema(body, 'input') } } } }
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
          encoding: { [field]: { contentType: types.join(', ') } },
        },
      },
    },
  }
}

function describeResponse({ response, produces = [] }: AnyEndpoint): Json {
  if (response) return { content: { 'application/json': { schema: toJsonSchema(strictSchema(response), 'output') } } }
  return {
    headers: { 'Content-Disposition': { description: 'The file name.', schema: { type: 'string' } } },
    content: Object.fromEntries(produces.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
  }
}

function describeHeaders(endpoint: AnyEndpoint): Json[] {
  const header = (name: string, required: boolean, description: string): Json => ({
    name,
    in: 'header',
    required,
    description,
    schema: { type: 'string', maxLength: 255 },
  })
  return [
    ...(isIdempotentPost(endpoint)
      ? [header('Idempotency-Key', false, 'Identifies the write. A repeated request within 24 hours gets the stored response.')]
      : []),
    ...(endpoint.stepUp ? [header('X-Step-Up', endpoint.stepUp === true, describeStepUp(endpoint.stepUp))] : []),
  ]
}

const describeStepUp = (stepUp: NonNullable<AnyEndpoint['stepUp']>) =>
  `A step-up token of the last ten minutes.${stepUp === true ? '' : ` Needed ${stepUp.when}.`}`

function describeParameters(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as { properties?: Record<string, Json>; required?: string[] }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}
