import { canReceiveMessages } from '@vehicle-partner/domain/message-phone'
import type { Dependencies } from '../context.ts'
import { outbox } from '../db/schema/outboxTables.ts'
import type { Tx } from '../events/transaction.ts'
import { newId } from '../newId.ts'
import type { Secrets } from '../secrets/secrets.ts'

/** An email or text message to one person. */
export interface NewMessage {
  channel: 'email' | 'sms'
  /** The email address or phone number as typed. */
  to: string
  /** The number in E.164, if `to` is a number in another form. */
  phone?: string
  subject: string
  text: string
  /** A one-time code in the text. */
  code?: string | undefined
  /** A path of the portal. */
  link?: string | undefined
}

type OutboxRow = typeof outbox.$inferSelect

/** A message with a code is not sent after this time, because the code has expired. */
const codeLifetimeMs = 10 * 60_000
const lifetimeMs = 24 * 3_600_000

/**
 * Writes a message in the same transaction as the change; `message-delivery` sends it. In the sandbox it only appears in the outbox. Numbers
 * that cost more than a message get none, and the caller does not learn it.
 */
export async function sendMessage(tx: Tx, { now, secrets }: Pick<Dependencies, 'now' | 'secrets'>, message: NewMessage): Promise<void> {
  if (message.channel === 'sms' && !canReceiveMessages(message.phone ?? message.to)) return
  await tx.insert(outbox).values({ id: newId('msg', now), ...outboxColumns(secrets, now, message) })
}

/** The columns of a message that was created at a time. */
export function outboxColumns(secrets: Secrets, now: Date, { channel, to, subject, text, code, link }: NewMessage) {
  return {
    channel,
    to,
    subject,
    text: secrets.encrypt(text, 'outbox.text'),
    code: code === undefined ? null : secrets.encrypt(code, 'outbox.code'),
    link: link === undefined ? null : secrets.encrypt(link, 'outbox.link'),
    created_at: now,
    send_before: new Date(now.getTime() + (code === undefined ? lifetimeMs : codeLifetimeMs)),
  }
}

/** A stored message as it is sent; the parts of one that was sent are gone. */
export const readMessage = (secrets: Secrets, { channel, to, subject, text, code, link }: OutboxRow): NewMessage => ({
  channel,
  to,
  subject,
  text: text === null ? '' : secrets.decrypt(text, 'outbox.text'),
  ...(code === null ? {} : { code: secrets.decrypt(code, 'outbox.code') }),
  ...(link === null ? {} : { link: secrets.decrypt(link, 'outbox.link') }),
})
