import { createHmac, timingSafeEqual } from 'node:crypto'

/** A signature of another time is rejected, so that a recorded request cannot be sent again later. */
const toleranceSeconds = 300

const sign = (secret: string, timestamp: string, body: Uint8Array) =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest()

/** The header of a signed request: `t=<seconds since 1970>,v1=<HMAC-SHA256 of "t.body" in hex>`. */
export function createWebhookSignature(secret: string, body: Uint8Array, now: Date): string {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  return `t=${timestamp},v1=${sign(secret, timestamp, body).toString('hex')}`
}

/** Whether a request was signed with the secret within the last five minutes. */
export function isSignedWebhook(secret: string, header: unknown, body: Uint8Array, now: Date): boolean {
  const [, timestamp = '', signature = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof header === 'string' ? header : '') ?? []
  if (signature === '' || Math.abs(now.getTime() / 1000 - Number(timestamp)) > toleranceSeconds) return false
  return timingSafeEqual(sign(secret, timestamp, body), Buffer.from(signature, 'hex'))
}
