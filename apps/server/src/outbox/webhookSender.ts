import { createWebhookSignature } from '../banks/webhookSignature.ts'
import { MessageRejected, type MessageSender } from './messageSender.ts'

const timeoutMs = 10_000
/** Responses with these statuses are temporary although they are 4xx. */
const temporaryStatuses = [408, 425, 429]

export interface MessageWebhook {
  url: URL
  /** Signs the requests. */
  secret: string
  /** The origin of the portal, for links. */
  publicUrl: URL
}

/**
 * Sends each message as a POST request of JSON: `{id, channel, to, subject, text, code?, link?}` with the headers `Idempotency-Key` (the
 * message's id) and `Webhook-Signature` (see `createWebhookSignature`). 2xx: taken over; 4xx except 408, 425 and 429: rejected; everything
 * else is sent again.
 */
export const createWebhookSender = ({ url, secret, publicUrl }: MessageWebhook): MessageSender => ({
  async send({ link, ...message }, now) {
    const body = Buffer.from(JSON.stringify({ ...message, ...(link === undefined ? {} : { link: new URL(link, publicUrl).href }) }))
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': message.id,
        'webhook-signature': createWebhookSignature(secret, body, now),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (response.ok) return
    const description = `The message webhook responded with ${response.status}`
    if (response.status >= 400 && response.status < 500 && !temporaryStatuses.includes(response.status))
      throw new MessageRejected(description)
    throw new Error(description)
  },
})
