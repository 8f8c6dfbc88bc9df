import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { download, endpoint, type Contract } from './kernel/endpoint.ts'
import { listQuery } from './kernel/listQuery.ts'
import { listResponse } from './kernel/listResponse.ts'
import { openapi } from './openapi.ts'

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: Record<string, unknown>
}
interface Operation {
  operationId: string
  parameters: Parameter[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { description: string; content: Record<string, object>; headers?: object }>
  security: object[]
}
const operationsOf = (calls: Contract) => {
  const { paths, components } = openapi(calls) as {
    paths: Record<string, Record<string, Operation>>
    components: { parameters: Record<string, Parameter>; responses: Record<string, { description: string; content: object }> }
  }
  const resolve = <T>(from: Record<string, T>, each: T | { $ref: string }): T =>
    typeof each === 'object' && each !== null && '$ref' in each ? (from[each.$ref.split('/').at(-1) ?? ''] as T) : each
  return Object.values(paths)
    .flatMap((path) => Object.values(path))
    .map((operation) => ({
      ...operation,
      parameters: operation.parameters.map((each) => resolve(components.parameters, each)),
      responses: Object.fromEntries(
        Object.entries(operation.responses).map(([status, each]) => [status, resolve<object>(components.responses, each)]),
      ) as Operation['responses'],
    }))
}

const samples = {
  parcels: {
    list: endpoint({
      method: 'GET',
      path: '/v1/senders/:id/parcels',
      summary: 'A list.',
      access: { who: 'signedIn' },
      params: z.object({ id: z.string() }),
      query: listQuery({ sort: ['name', 'weight_g'], filters: { status: z.enum(['new', 'old']) } }),
      response: listResponse(z.object({ id: z.string() }), { counts: ['new', 'old'] }),
    }),
    label: endpoint({
      method: 'POST',
      path: '/v1/parcels/label',
      summary: 'An upload.',
      access: { who: 'signedIn' },
      upload: { field: 'files', maxFiles: 2, maxBytes: 10, types: ['image/png'] },
      stepUp: true,
      response: z.object({ ok: z.boolean() }),
    }),
    receipt: download({
      method: 'GET',
      path: '/v1/parcels/receipt',
      summary: 'A download.',
      access: { who: 'anyone' },
      produces: ['application/pdf', 'text/csv'],
    }),
  },
}
const [list, label, receipt] = operationsOf(samples)

describe('the document', () => {
  test.each([
    ['of the contract', contract],
    ['of one call of each kind', samples],
  ])('%s is OpenAPI 3.1', async (_, calls) => {
    const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(openapi(calls))) as Record<string, unknown>)
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
  })

  test('describes the query of a list', () => {
    const query = Object.fromEntries(
      (list?.parameters ?? []).filter((each) => each.in === 'query').map(({ name, ...rest }) => [name, rest]),
    )
    expect(Object.keys(query)).toEqual(['page', 'perPage', 'sort', 'search', 'status'])
    expect(query['perPage']?.schema).toMatchObject({ enum: [10, 20, 50, 100], default: 20 })
    expect(query['sort']?.schema).toMatchObject({ enum: ['name', '-name', 'weight_g', '-weight_g'], default: 'name' })
    expect(query['status']).toMatchObject({ schema: { type: 'array', items: { enum: ['new', 'old'] } } })
  })

  test('describes an upload as a form, with its headers and errors', () => {
    expect(label?.requestBody?.content).toHaveProperty('multipart/form-data')
    const headers = (label?.parameters ?? []).filter((each) => each.in === 'header').map(({ name, required = false }) => [name, required])
    expect(headers).toEqual([
      ['Idempotency-Key', false],
      ['X-Step-Up', true],
    ])
    expect(Object.keys(label?.responses ?? {})).toEqual(['200', '401', '403', '409', '413', '415', '422', '429', '500', '503', '507'])
    expect(label?.responses['403']?.description).toContain('StepUpRequired')
  })

  test('describes the media types of a download', () => {
    expect(Object.keys(receipt?.responses['200']?.content ?? {})).toEqual(['application/pdf', 'text/csv'])
    expect(receipt?.responses['200']?.headers).toHaveProperty('Content-Disposition')
    expect(receipt?.security).toEqual([])
  })

  test('operation ids are unique', () => {
    const names = operationsOf(contract).map(({ operationId }) => operationId)
    expect(new Set(names).size).toBe(Object.values(contract).flatMap((calls) => Object.keys(calls)).length)
  })
})
