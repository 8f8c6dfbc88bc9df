import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { axiosTransport } from './axios.ts'

let serve: (request: IncomingMessage, response: ServerResponse) => void
const server = createServer((request, response) => serve(request, response))
let origin = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  serve = (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":1}')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('repeats list values of the query and resolves with every status', async () => {
  let url = ''
  serve = (request, response) => {
    url = request.url ?? ''
    response.writeHead(409, { 'Content-Type': 'application/json', 'X-Request-Id': 'r1' }).end('{"code":"LastOwner"}')
  }
  const answer = await axiosTransport(origin)({ method: 'GET', path: '/v1/x', query: { status: ['a', 'b'], page: '2' } })
  expect(url).toBe('/v1/x?status=a&status=b&page=2')
  expect(answer).toMatchObject({ status: 409, body: { code: 'LastOwner' }, headers: { 'x-request-id': 'r1' } })
})

test('returns a file as a Blob and an error as JSON', async () => {
  const bytes = Buffer.from([0xef, 0xbb, 0xbf, 0x00, 0xff])
  serve = (_, response) => response.writeHead(200, { 'content-type': 'text/csv' }).end(bytes)
  const file = await axiosTransport(origin)({ method: 'GET', path: '/f', expects: 'file' })
  expect(file.body).toBeInstanceOf(Blob)
  expect(Buffer.from(await (file.body as Blob).arrayBuffer())).toEqual(bytes)
  serve = (_, response) => response.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"Gone","code":"NotFound"}')
  expect(await axiosTransport(origin)({ method: 'GET', path: '/f', expects: 'file' })).toMatchObject({
    status: 404,
    body: { message: 'Gone', code: 'NotFound' },
  })
  serve = (_, response) => response.writeHead(502).end('<html>')
  expect(await axiosTransport(origin)({ method: 'GET', path: '/f', expects: 'file' })).toMatchObject({ status: 502, body: undefined })
})

test('sends a form as multipart and reports progress', async () => {
  let sent = ''
  let type = ''
  serve = (request, response) => {
    type = request.headers['content-type'] ?? ''
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      sent = Buffer.concat(parts).toString('latin1')
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  }
  const body = new FormData()
  body.append('files', new File(['x'.repeat(200_000)], 'a.png', { type: 'image/png' }))
  const shares: number[] = []
  await axiosTransport(origin)({ method: 'POST', path: '/u', body, onUploadProgress: (share) => shares.push(share) })
  expect(type).toMatch(/^multipart\/form-data; boundary=/)
  expect(sent).toContain('name="files"; filename="a.png"')
  expect(shares.at(-1)).toBe(1)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
})

test('throws a ConnectionError with the reason if there is no response', async () => {
  serve = () => undefined
  await expect(axiosTransport(origin, undefined, 50)({ method: 'GET', path: '/x' })).rejects.toMatchObject({ reason: 'timeout' })
  const waiting = new AbortController()
  const call = axiosTransport(origin)({ method: 'GET', path: '/x', signal: waiting.signal })
  waiting.abort()
  await expect(call).rejects.toMatchObject({ reason: 'cancelled' })
  await expect(axiosTransport('http://127.0.0.1:1')({ method: 'GET', path: '/x' })).rejects.toMatchObject({
    reason: 'offline',
    retried: false,
  })
})
