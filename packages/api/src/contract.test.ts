import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { itemFinders } from './demo/findOrganization.ts'
import { matchEndpoint } from './kernel/responses.ts'
import type { Contract } from './kernel/endpoint.ts'
import { isIdempotent } from './kernel/buildRequest.ts'
import { openapi } from './openapi.ts'

const calls = Object.entries(contract as Contract).flatMap(([resource, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({ id: `${resource}.${name}`, endpoint })),
)

/** Calls of spec section 7. */
const specified = [
  'POST /v1/login',
  'GET /v1/users/profile',
  'GET /v1/users/:id/partner-members',
  'GET /v1/partners/:id/summaries',
  'GET /v1/partners/:id/trips/stats',
  'GET /v1/ratings/partners/:id',
  'GET /v1/partners/:account_sid/kyc/status',
  'GET /partner-payout/v1/settlement-accounts',
  'GET /v1/partner/invitations',
  'POST /v1/partners/:id/member-invitations/reject',
  'GET /v1/account_members',
  'GET /v1/acl/roles',
  'POST /v1/account_members',
  'PATCH /v1/account_members/:id/roles',
  'PATCH /v1/account_members/:id/status',
  'GET /v1/account_members/invite',
  'PATCH /v1/account_members/:id/accept',
]

describe('the contract', () => {
  test.each(specified)('has %s', (row) => {
    expect(calls.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)).toContain(row)
  })

  test.each(calls)('$id: params describe exactly the path parameters', ({ endpoint }) => {
    const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    const document = openapi({ x: { y: endpoint } }) as {
      paths: Record<string, Record<string, { parameters: { name: string; in: string; $ref?: string }[] }>>
      components: { parameters: Record<string, { name: string; in: string }> }
    }
    const operation = Object.values(Object.values(document.paths)[0] ?? {})[0]
    const parameters = operation?.parameters.map((each) => document.components.parameters[each.$ref?.split('/').at(-1) ?? ''] ?? each)
    expect(parameters?.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(inPath)
  })

  const versioned = calls.filter(({ endpoint }) =>
    endpoint.body?.safeParse({}).error?.issues.some(({ path }) => path.length === 1 && path[0] === 'version'),
  )
  test.each(versioned)('$id: a change of a version does not conflict with its own repetition', ({ endpoint }) => {
    expect(isIdempotent(endpoint)).toBe(true)
  })

  const ofMembers = calls.flatMap(({ id, endpoint }) =>
    endpoint.access.who === 'member' ? [{ id, endpoint, partner: endpoint.access.partner }] : [],
  )
  test.each(ofMembers)('$id: the partner locator names an existing parameter', ({ endpoint, partner }) => {
    const errorCodesOfCall = (value: object) =>
      endpoint[partner.in]?.safeParse(value).error?.issues.some(({ path }) => path[0] === partner.name) ?? false
    expect(endpoint[partner.in]).toBeDefined()
    expect(errorCodesOfCall({ [partner.name]: 'prt_1' })).toBe(false)
    expect(errorCodesOfCall({})).toBe(true)
  })

  test.each(ofMembers)('$id: the mock finds the organisation', ({ partner: { by } }) => {
    expect(by === 'id' || by === 'account_sid' || by === 'either' || itemFinders[by]).toBeTruthy()
  })

  test.each(calls)('$id returns JSON or a file, and takes JSON or files', ({ endpoint }) => {
    expect([endpoint.response, endpoint.produces].filter(Boolean)).toHaveLength(1)
    expect([endpoint.body, endpoint.upload].filter(Boolean).length).toBeLessThanOrEqual(endpoint.method === 'GET' ? 0 : 1)
  })

  const storedCalls = calls.filter(({ endpoint }) => isIdempotent(endpoint) && endpoint.response)
  test.each(storedCalls)('$id: a stored response has no secret', ({ endpoint: { response } }) => {
    expect(JSON.stringify(response && z.toJSONSchema(response, { io: 'output', unrepresentable: 'any' }))).not.toMatch(/"[a-z_]*token"/)
  })

  test('no two calls match the same request', () => {
    expect(new Set(calls.map(({ endpoint }) => `${endpoint.method} ${endpoint.path.replace(/:\w+/g, ':')}`)).size).toBe(calls.length)
  })

  test('fixed path segments take precedence over parameters', () => {
    expect(matchEndpoint(contract, { method: 'GET', path: '/v1/users/profile' })?.name).toBe('profile')
    expect(matchEndpoint(contract, { method: 'GET', path: '/v1/nothing' })).toBeUndefined()
  })
})

describe('the OpenAPI document', () => {
  test('has an operation with a response for every call', () => {
    const document = openapi() as { openapi: string; paths: Record<string, Record<string, { operationId: string; responses: object }>> }
    expect(document.openapi).toBe('3.1.0')
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      calls.map(({ id }) => id.replace(/\.(\w)/, (_, letter: string) => letter.toUpperCase())).toSorted(),
    )
    for (const { responses } of operations) expect(Object.keys(responses).some((status) => status.startsWith('2'))).toBe(true)
  })

  test('lists the error codes of every call', () => {
    const { paths } = openapi() as { paths: Record<string, Record<string, { responses: Record<string, unknown> }>> }
    const statuses = (path: string, method: string) => Object.keys(paths[path]?.[method]?.responses ?? {})
    expect(statuses('/v1/login', 'post')).toEqual(['200', '403', '413', '415', '422', '429', '500', '503'])
    expect(statuses('/v1/users/profile', 'get')).toEqual(['200', '401', '422', '500', '503'])
  })
})
