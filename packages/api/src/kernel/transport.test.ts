import { describe, expect, test, vi } from 'vitest'
import { lazyTransport } from './lazyTransport.ts'
import { withSession, type ApiRequest, type Transport } from './transport.ts'

const request: ApiRequest = { method: 'GET', path: '/v1/users/profile' }

describe('withSession', () => {
  const answering = (status: number, body: unknown = {}) => vi.fn<Transport>(async () => ({ status, body, headers: {} }))

  test('sends the current bearer token', async () => {
    const plain = answering(200)
    const session: { token?: string } = {}
    const transport = withSession(plain, { token: () => session.token, onUnauthorized: () => undefined })
    await transport(request)
    expect(plain.mock.calls[0]?.[0].headers?.['authorization']).toBeUndefined()
    session.token = 'abc'
    await transport({ ...request, headers: { 'idempotency-key': '1' } })
    expect(plain.mock.calls[1]?.[0].headers).toEqual({ authorization: 'Bearer abc', 'idempotency-key': '1' })
  })

  test('reports a rejected token once for several failed calls', async () => {
    const onUnauthorized = vi.fn()
    const transport = withSession(answering(401), { token: () => 'abc', onUnauthorized })
    await Promise.all([transport(request), transport(request), transport(request)])
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('abc', undefined)
  })

  test('reports the reason that the server gives', async () => {
    const onUnauthorized = vi.fn()
    await withSession(answering(401, { data: { reason: 'access_revoked' } }), { token: () => 'abc', onUnauthorized })(request)
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('abc', 'access_revoked')
  })

  test('anonymous calls have no token, and their 401 is not reported', async () => {
    const plain = answering(401)
    const onUnauthorized = vi.fn()
    await withSession(plain, { token: () => 'abc', onUnauthorized })({ ...request, anonymous: true })
    expect(plain.mock.calls[0]?.[0].headers).toBeUndefined()
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  test('a 401 without a token is not reported', async () => {
    const onUnauthorized = vi.fn()
    await withSession(answering(401), { token: () => undefined, onUnauthorized })(request)
    expect(onUnauthorized).not.toHaveBeenCalled()
  })
})

describe('lazyTransport', () => {
  test('loads once with the first call, and again after a failed load', async () => {
    const load = vi
      .fn<() => Promise<Transport>>()
      .mockRejectedValueOnce(new Error('chunk'))
      .mockResolvedValue(async () => ({ status: 200, body: 1, headers: {} }))
    const transport = lazyTransport(load)
    expect(load).not.toHaveBeenCalled()
    await expect(transport(request)).rejects.toThrow('chunk')
    await Promise.all([transport(request), transport(request)])
    expect(load).toHaveBeenCalledTimes(2)
  })
})
