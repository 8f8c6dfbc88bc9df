import { ConnectionError, createApi, type ApiRequest, type ApiResponse } from '@vehicle-partner/api'
import { createDemoData, demoNow, mockTransport } from '@vehicle-partner/api/mock'
import { fixedClock } from '@vehicle-partner/domain'
import { describe, expect, test } from 'vitest'
import { registerAccount } from './registerAccount.ts'

const body = { email: 'ngozi@adeojo.ng', fname: 'Ngozi', lname: 'Ade-Ojo', phone: '08031234567', country_code: 'NG', password: 'Secret-77' }

/** A server; `lose` decides which of its responses get lost. */
function createPortal(lose: (request: ApiRequest, count: number) => boolean) {
  const transport = mockTransport(createDemoData(fixedClock(demoNow)))
  let count = 0
  const api = createApi(async (request): Promise<ApiResponse> => {
    const response = await transport(request)
    count += 1
    if (lose(request, count)) throw new ConnectionError('timeout')
    return response
  })
  const portal = {}
  return { register: (changes: Partial<typeof body> = {}) => registerAccount(api, { ...body, ...changes }, portal) }
}

describe('a registration', () => {
  test('whose response got lost logs in when it is sent again', async () => {
    const { register } = createPortal((_, count) => count === 1)
    await expect(register()).rejects.toThrow(ConnectionError)
    expect(await register()).toMatchObject({ email: body.email, token: expect.any(String) })
    await expect(register()).rejects.toMatchObject({ code: 'ItemAlreadyExist' })
  })

  test('whose login gets lost, too, can be sent again', async () => {
    const { register } = createPortal((request, count) => count === 1 || (count === 3 && request.path === '/v1/login'))
    await expect(register()).rejects.toThrow(ConnectionError)
    await expect(register()).rejects.toThrow(ConnectionError)
    expect(await register()).toMatchObject({ email: body.email, token: expect.any(String) })
  })

  test('with another password or name than the lost one, or the address of another account, logs no one in', async () => {
    const { register } = createPortal((_, count) => count === 1)
    await expect(register()).rejects.toThrow(ConnectionError)
    await expect(register({ password: 'Another-77' })).rejects.toMatchObject({ code: 'ItemAlreadyExist' })
    await expect(register({ fname: 'Nneka' })).rejects.toMatchObject({ code: 'ItemAlreadyExist' })
    await expect(register({ email: 'owner@demo.test', password: 'Demo-1234' })).rejects.toMatchObject({ code: 'ItemAlreadyExist' })
  })

  test('that was lost for the address of another account says that it is taken', async () => {
    const { register } = createPortal((_, count) => count === 1)
    await expect(register({ email: 'owner@demo.test' })).rejects.toThrow(ConnectionError)
    await expect(register({ email: 'owner@demo.test' })).rejects.toMatchObject({ code: 'ItemAlreadyExist' })
  })
})
