import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { isSignedWebhook } from '../banks/webhookSignature.ts'
import { MessageRejected } from './messageSender.ts'
import { createWebhookSender } from './webhookSender.ts'

const secret = 'the-secret-of-the-message-webhook-00'
const now = new Date('2026-11-22T09:00:00Z')
const message = { id: 'msg_1', channel: 'email' as const, to: 'ada@example.com', subject: 'Hello', text: 'A text', link: '/password/token' }

/** Starts a receiver that answers with the given statuses in order. */
async function receive(...statuses: number[]) {
  const received: { request: IncomingMessage; body: Buffer }[] = []
  const receiver = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ request, body: Buffer.concat(parts) })
      const status = statuses.shift() ?? 204
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
    })
  })
  await new Promise<void>((resolve) => {
    receiver.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => {
    receiver.close()
    receiver.closeAllConnections()
  })
  const url = new URL(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/send`)
  return { received, sender: createWebhookSender({ url, secret, publicUrl: new URL('https://partners.example.com') }) }
}

test('a message is a signed POST request with an absolute link', async () => {
  const { received, sender } = await receive()
  await sender.send(message, now)
  const [{ request, body } = { request: undefined, body: Buffer.alloc(0) }] = received
  expect(request).toMatchObject({ method: 'POST', url: '/send', headers: { 'idempotency-key': 'msg_1' } })
  expect(isSignedWebhook(secret, request?.headers['webhook-signature'], body, now)).toBe(true)
  expect(JSON.parse(body.toString())).toEqual({ ...message, link: 'https://partners.example.com/password/token' })
})

test.each([
  [422, MessageRejected],
  [429, Error],
  [500, Error],
  [302, Error],
])('the status %i is an error', async (status, type) => {
  const { sender } = await receive(status)
  const error: unknown = await sender.send(message, now).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(type)
  expect(error instanceof MessageRejected).toBe(type === MessageRejected)
})
