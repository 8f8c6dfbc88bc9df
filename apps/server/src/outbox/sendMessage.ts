import { canReceiveMessages } from '@vehicle-partner/domain/message-phone'
import type { Dependencies } from '../context.ts'
import { outbox } from '../db/schema/outboxTables.ts'
import type { Tx } from '../events/transaction.ts'
import { newId } from '../newId.ts'

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

/**
 * Sends a message in the same transaction as the change. In the sandbox it only appears in the outbox. Numbers that cost more than a message
 * get none, and the caller does not learn it.
 */
export async function sendMessage(tx: Tx, { now }: Pick<Dependencies, 'now'>, message: NewMessage): Promise<void> {
  if (message.channel === 'sms' && !canReceiveMessages(message.phone ?? message.to)) return
  const { channel, to, subject, text, code, link } = message
  await tx
    .insert(outbox)
    .values({ id: newId('msg', now), channel, to, subject, text, code: code ?? null, link: link ?? null, created_at: now })
}
