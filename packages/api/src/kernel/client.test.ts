import * as z from 'zod/mini'
import { describe, expect, test, vi } from 'vitest'
import { createApi } from './client.ts'
import { endpoint } from './endpoint.ts'
import { ApiError, MalformedAnswer } from './errors.ts'
import type { Answer, Request } from './transport.ts'

const contract = {
  parcels: {
    list: endpoint({
      method: 'GET',
      path: '/v1/senders/:id/parcels',
      summary: 'List',
      access: { who: 'signedIn' },
      params: z.object({ id: z.string() }),
      query: z.object({ status: z.optional(z.array(z.string())), page: z.optional(z.number()) }),
      reply: z.object({ data: z.array(z.object({ id: z.string() })) }),
    }),
    send: endpoint({
      method: 'POST',
      path: '/v1/parcels',
      summary: 'Send',
      access: { who: 'signedIn' },
      body: z.object({ weight_g: z.int() }),
      reply: z.object({ data: z.object({ id: z.string() }) }),
      touches: ['parcels'],
    }),
    count: endpoint({ method: 'GET', path: '/v1/parcels/count', summary: 'Count', access: { who: 'anyone' }, reply: z.number() }),
  },
}

const server = (answer: Partial<Answer>) => {
  const transport = vi.fn(async (_request: Request): Promise<Answer> => ({ status: 200, body: {}, headers: {}, ...answer }))
  return { transport, api: createApi(contract, transport) }
}

describe('a call', () => {
  test('fills the path, encodes it, and repeats list values of the query', async () => {
    const { api, transport } = server({ body: { data: [{ id: 'a' }] } })
    const answer = await api.parcels.list({ params: { id: 'a/b' }, query: { status: ['new', 'old'], page: 2 } })
    expect(transport.mock.calls[0]?.[0]).toMatchObject({
      method: 'GET',
      path: '/v1/senders/a%2Fb/parcels',
      query: { status: ['new', 'old'], page: '2' },
    })
    expect(answer).toEqual({ data: [{ id: 'a' }] })
  })

  test('without input takes its options first', async () => {
    const { api, transport } = server({ body: 3 })
    const { signal } = new AbortController()
    await expect(api.parcels.count({ signal })).resolves.toBe(3)
    expect(transport.mock.calls[0]?.[0].signal).toBe(signal)
  })

  test('drops what the contract does not name and refuses what it names otherwise', async () => {
    const extended = server({ body: { data: [{ id: 'a', extra: 1 }], note: 'x' } })
    await expect(extended.api.parcels.list({ params: { id: '1' }, query: {} })).resolves.toEqual({ data: [{ id: 'a' }] })
    const lying = server({ body: { data: [{ id: 7 }] } })
    await expect(lying.api.parcels.list({ params: { id: '1' }, query: {} })).rejects.toThrow(MalformedAnswer)
  })

  test('turns a refusal into an ApiError with status, code, words and fields', async () => {
    const { api } = server({
      status: 422,
      body: { message: 'Please check', code: 'ValidationError', errors: { weight_g: 'Too heavy' } },
      headers: { 'x-request-id': 'r1' },
    })
    const error: unknown = await api.parcels.send({ body: { weight_g: 1 } }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      status: 422,
      code: 'ValidationError',
      message: 'Please check',
      fields: { weight_g: 'Too heavy' },
      said: true,
      requestId: 'r1',
    })
  })

  test('a refusal without a readable body is not the server speaking to people', async () => {
    const { api } = server({ status: 502, body: '<html>Bad gateway</html>' })
    await expect(api.parcels.count()).rejects.toMatchObject({ status: 502, said: false, message: 'An error occurred!' })
  })
})

describe('options', () => {
  test('query and key share the first words, and the input tells answers apart', () => {
    const { api } = server({})
    const input = { params: { id: '1' }, query: { page: 2 } }
    expect(api.parcels.list.key).toEqual(['parcels', 'list'])
    expect(api.parcels.list.query(input).queryKey).toEqual(['parcels', 'list', input])
  })

  test('a mutation names what it touches', () => {
    expect(server({}).api.parcels.send.mutation().meta).toEqual({ touches: ['parcels'] })
  })
})
