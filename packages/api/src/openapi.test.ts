import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { download, endpoint, type Contract } from './kernel/endpoint.ts'
import { listQuery } from './kernel/listQuery.ts'
import { listResponse } from './kernel/listResponse.ts'
import { openapi } from './openapi.ts'

interface Operation {
  operationId: string
  parameters: { name: string; in: string; required: boolean; schema: Record<string, unknown>; style?: string; explode?: boolean }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { description: string; content: Record<string, object>; headers?: object }>
  security: object[]
}
const operationsOf = (calls: Contract) => {
  const { paths } = openapi(calls) as { paths: Record<string, Record<string, Operation>> }
  return Object.values(paths).flatMap((path) => Object.values(path))
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
    expect(query['status']).toMatchObject({ required: false, schema: { type: 'array', items: { enum: ['new', 'old'] } } })
  })

  test('describes an upload as a form, with its headers and errors', () => {
    expect(label?.requestBody?.content).toHaveProperty('multipart/form-data')
    const headers = (label?.parameters ?? []).filter((each) => each.in === 'header').map(({ name, required }) => [name, required])
    expect(headers).toEqual([
      ['Idempotency-Key', false],
      ['X-Step-Up', true],
    ])
    expect(Object.keys(label?.responses ?? {})).toEqual(['200', '401', '403', '409', '413', '415', '422', '500', '503'])
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
