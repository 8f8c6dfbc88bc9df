import { createApi, loadResources, withEarlyResponses, withSession, type ApiRequest, type ApiResponse } from '@vehicle-partner/api'
import { beforeAll, expect, test, vi } from 'vitest'
import { readFirstResponses, takeFirstResponses } from './firstResponses.ts'

const token = 'token'
const key = ['ratings', 'partner', { params: { id: 'prt_1' } }] as const
const body = { count: 12, rating: 9.1, scale: 10, by_month: [] }
const path = '/v1/ratings/partners/prt_1'

// As they come with a page.
beforeAll(() => loadResources('ratings'))

/** A page that has asked for the rating before its program was loaded. */
function open(response: Promise<Response>, { sentWith = token, keyText = JSON.stringify(key) } = {}) {
  const transport = vi.fn(async (_request: ApiRequest): Promise<ApiResponse> => ({ status: 200, body, headers: {} }))
  const early = new Map([[path, { token: sentWith, response, key: keyText }]])
  const api = createApi(withSession(withEarlyResponses(transport, early), { token: () => token, onUnauthorized: () => undefined }))
  return { api, early, transport, read: () => readFirstResponses(api, { token }, early) }
}

test('an answer that has arrived is there for the first render, once', async () => {
  const { api, read, transport } = open(Promise.resolve(Response.json(body)))
  await read()
  expect(takeFirstResponses(api, token)).toMatchObject([{ queryKey: key, data: body }])
  expect(takeFirstResponses(api, token)).toEqual([])
  expect(transport).not.toHaveBeenCalled()
})

test('the first render does not wait for a late answer', async () => {
  let answer: (response: Response) => void = () => undefined
  const { api, read } = open(new Promise((resolve) => (answer = resolve)))
  await read()
  const [first] = takeFirstResponses(api, token)
  expect(first).toMatchObject({ queryKey: key, data: undefined })
  answer(Response.json(body))
  await expect(first?.response).resolves.toEqual(body)
})

test.each([
  ['for another session', { sentWith: 'other' }],
  ['whose key the path of the page has damaged', { keyText: '["ratings","partner",{"params":{"id":"x' }],
])('an answer %s is not read', async (_, options) => {
  const { api, read, early } = open(Promise.resolve(Response.json(body)), options)
  await read()
  expect(takeFirstResponses(api, token)).toEqual([])
  expect(early.size).toBe(1)
})

test('a session that has changed meanwhile takes nothing', async () => {
  const { api, read } = open(Promise.resolve(Response.json(body)))
  await read()
  expect(takeFirstResponses(api, 'other')).toEqual([])
  expect(takeFirstResponses(api, token)).toEqual([])
})

test('a failed answer leaves the question to the page', async () => {
  const { api, read } = open(Promise.resolve(new Response('{}', { status: 500 })))
  await read()
  const [first] = takeFirstResponses(api, token)
  expect(first?.data).toBeUndefined()
  await expect(first?.response).rejects.toMatchObject({ status: 500 })
})
