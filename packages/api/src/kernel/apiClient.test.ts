import * as z from 'zod/mini'
import { describe, expect, test, vi } from 'vitest'
import { createApi, createLazyApi } from './apiClient.ts'
import { ConnectionError } from './connectionError.ts'
import { download, endpoint } from './endpoint.ts'
import { ApiError, MalformedResponse } from './errors.ts'
import type { ApiResponse, ApiRequest } from './transport.ts'

const contract = {
  parcels: {
    list: endpoint({
      method: 'GET',
      path: '/v1/senders/:id/parcels',
      summary: 'List',
      access: { who: 'signedIn' },
      params: z.object({ id: z.string() }),
      query: z.object({ status: z.optional(z.array(z.string())), page: z.optional(z.number()) }),
      response: z.object({ data: z.array(z.object({ id: z.string() })) }),
    }),
    send: endpoint({
      method: 'POST',
      path: '/v1/parcels',
      summary: 'Send',
      access: { who: 'signedIn' },
      body: z.object({ weight_g: z.int() }),
      response: z.object({ data: z.object({ id: z.string() }) }),
      invalidates: ['parcels'],
    }),
    label: endpoint({
      method: 'POST',
      path: '/v1/parcels/:id/label',
      summary: 'Label',
      access: { who: 'signedIn' },
      params: z.object({ id: z.string() }),
      upload: { field: 'pictures', maxFiles: 2, maxBytes: 10, types: ['image/png'] },
      stepUp: true,
      response: z.object({ files: z.int() }),
    }),
    token: endpoint({
      method: 'POST',
      path: '/v1/parcels/token',
      summary: 'Token',
      access: { who: 'anyone' },
      idempotent: false,
      response: z.object({ token: z.string() }),
    }),
    receipt: download({
      method: 'GET',
      path: '/v1/parcels/:id/receipt',
      summary: 'Receipt',
      access: { who: 'signedIn' },
      params: z.object({ id: z.string() }),
      produces: ['application/pdf'],
    }),
    count: endpoint({ method: 'GET', path: '/v1/parcels/count', summary: 'Count', access: { who: 'anyone' }, response: z.number() }),
  },
}

const server = (response: Partial<ApiResponse>) => {
  const transport = vi.fn(async (_request: ApiRequest): Promise<ApiResponse> => ({ status: 200, body: {}, headers: {}, ...response }))
  return { transport, api: createApi(contract, transport) }
}

describe('a call', () => {
  test('fills the path, encodes it, and repeats list values of the query', async () => {
    const { api, transport } = server({ body: { data: [{ id: 'a' }] } })
    const response = await api.parcels.list({ params: { id: 'a/b' }, query: { status: ['new', 'old'], page: 2 } })
    expect(transport.mock.calls[0]?.[0]).toMatchObject({
      method: 'GET',
      path: '/v1/senders/a%2Fb/parcels',
      query: { status: ['new', 'old'], page: '2' },
    })
    expect(response).toEqual({ data: [{ id: 'a' }] })
  })

  test('without input takes its options first', async () => {
    const { api, transport } = server({ body: 3 })
    const { signal } = new AbortController()
    await expect(api.parcels.count({ signal })).resolves.toBe(3)
    expect(transport.mock.calls[0]?.[0].signal).toBe(signal)
  })

  test('drops unknown fields and rejects malformed ones', async () => {
    const extended = server({ body: { data: [{ id: 'a', extra: 1 }], note: 'x' } })
    await expect(extended.api.parcels.list({ params: { id: '1' }, query: {} })).resolves.toEqual({ data: [{ id: 'a' }] })
    const lying = server({ body: { data: [{ id: 7 }] } })
    await expect(lying.api.parcels.list({ params: { id: '1' }, query: {} })).rejects.toThrow(MalformedResponse)
  })

  test('throws an ApiError with status, code, message and fields', async () => {
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
      hasServerMessage: true,
      requestId: 'r1',
    })
  })

  test('an error without a readable body has no server message', async () => {
    const { api } = server({ status: 502, body: '<html>Bad gateway</html>' })
    await expect(api.parcels.count()).rejects.toMatchObject({ status: 502, hasServerMessage: false, message: 'An error occurred!' })
  })
})

describe('writes', () => {
  const sent = (transport: { mock: { calls: [ApiRequest][] } }, call = 0) => transport.mock.calls[call]?.[0]

  test('a POST has a new idempotency key, or the given one, or none if its response is secret', async () => {
    const { transport, api } = server({ body: { data: { id: 'a' }, token: 't' } })
    const body = { weight_g: 1 }
    await api.parcels.send({ body })
    await api.parcels.send({ body })
    await api.parcels.send({ body }, { idempotencyKey: 'mine' })
    await api.parcels.token()
    const keys = [0, 1, 2, 3].map((call) => sent(transport, call)?.headers?.['idempotency-key'])
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).not.toBe(keys[0])
    expect(keys.slice(2)).toEqual(['mine', undefined])
  })

  test('only anonymous calls are sent without a session', async () => {
    const { transport, api } = server({ body: 3 })
    await api.parcels.count()
    expect(sent(transport)?.anonymous).toBe(true)
    await api.parcels.receipt({ params: { id: '1' } }).catch(() => undefined)
    expect(sent(transport, 1)?.anonymous).toBeUndefined()
  })

  test('files are sent as a form, with step-up token and progress', async () => {
    const { transport, api } = server({ body: { files: 2 } })
    const onUploadProgress = () => undefined
    const files = [new File(['a'], 'a.png'), new Blob(['b'])]
    const { mutationFn } = api.parcels.label.mutation()
    await expect(mutationFn({ params: { id: '7' }, body: { files }, options: { stepUp: 'proof', onUploadProgress } })).resolves.toEqual({
      files: 2,
    })
    const request = sent(transport)
    expect(request).toMatchObject({ method: 'POST', path: '/v1/parcels/7/label', headers: { 'x-step-up': 'proof' }, onUploadProgress })
    expect(request?.body instanceof FormData && request.body.getAll('pictures')).toHaveLength(2)
  })
})

describe('a file', () => {
  test('has its name and type', async () => {
    const blob = new Blob(['%PDF-'], { type: 'application/pdf' })
    const headers = { 'content-type': 'application/pdf; charset=x', 'content-disposition': "attachment; filename*=UTF-8''Receipt%207.pdf" }
    const { transport, api } = server({ body: blob, headers })
    await expect(api.parcels.receipt({ params: { id: '7' } })).resolves.toEqual({
      blob,
      filename: 'Receipt 7.pdf',
      type: 'application/pdf',
    })
    expect(transport.mock.calls[0]?.[0].expects).toBe('file')
  })

  test('throws on an error and on other content', async () => {
    const rejected = server({ status: 404, body: { message: 'Not here', code: 'NotFound', data: { count: 2 } } })
    await expect(rejected.api.parcels.receipt({ params: { id: '7' } })).rejects.toMatchObject({ status: 404, data: { count: 2 } })
    await expect(server({ body: {} }).api.parcels.receipt({ params: { id: '7' } })).rejects.toThrow(MalformedResponse)
  })
})

describe('options', () => {
  test('query keys start with the key of the call and include the input', () => {
    const { api } = server({})
    const input = { params: { id: '1' }, query: { page: 2 } }
    expect(api.parcels.list.key).toEqual(['parcels', 'list'])
    expect(api.parcels.list.query(input).queryKey).toEqual(['parcels', 'list', input])
  })

  test('a mutation has the resources that it invalidates', () => {
    expect(server({}).api.parcels.send.mutation().meta).toEqual({ invalidates: ['parcels'] })
  })
})

describe('a client that loads the description with the first call', () => {
  const lazyServer = (load: () => Promise<typeof contract.parcels>) => {
    const transport = vi.fn(async (_request: ApiRequest): Promise<ApiResponse> => ({ status: 200, body: 3, headers: {} }))
    return { transport, api: createLazyApi<typeof contract>({ parcels: load }, transport) }
  }

  test('makes the same calls, and loads nothing before', async () => {
    const load = vi.fn(async () => contract.parcels)
    const { api, transport } = lazyServer(load)
    const { queryKey, queryFn } = api.parcels.count.query()
    expect([queryKey, api.parcels.count.key]).toEqual([
      ['parcels', 'count'],
      ['parcels', 'count'],
    ])
    expect(load).not.toHaveBeenCalled()
    const { signal } = new AbortController()
    await expect(queryFn({ signal })).resolves.toBe(3)
    await expect(api.parcels.count({ signal })).resolves.toBe(3)
    const request = { method: 'GET', path: '/v1/parcels/count', anonymous: true, signal }
    expect(transport.mock.calls).toEqual([[request], [request]])
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('knows what a write makes stale when it has succeeded', async () => {
    const transport = async (): Promise<ApiResponse> => ({ status: 200, body: { data: { id: 'a' } }, headers: {} })
    const { mutationFn, meta } = createLazyApi<typeof contract>(
      { parcels: async () => contract.parcels },
      transport,
    ).parcels.send.mutation()
    await mutationFn({ body: { weight_g: 1 } })
    expect(meta.invalidates).toEqual(['parcels'])
  })

  test('throws ConnectionError if the description cannot be loaded, and loads it again with the next call', async () => {
    const load = vi.fn(async () => contract.parcels).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    const { api } = lazyServer(load)
    await expect(api.parcels.count()).rejects.toThrow(ConnectionError)
    await expect(api.parcels.count()).resolves.toBe(3)
  })

  test('a resource is no promise', async () => {
    const { parcels } = lazyServer(async () => contract.parcels).api
    expect(await Promise.resolve(parcels)).toBe(parcels)
  })
})
