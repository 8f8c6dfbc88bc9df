import type { Dependencies } from '../context.ts'
import { outbox } from '../db/schema/outboxTables.ts'
import type { Tx } from '../events/transaction.ts'
import { newId } from '../newId.ts'

/** An e-mail or a text message to one person. */
export interface NewMessage {
  channel: 'email' | 'sms'
  /** E-mail address or phone number, as it was typed. */
  to: string
  subject: string
  text: string
  /** A one-time code that the text carries. */
  code?: string | undefined
  /** A path of the portal that the text leads to. */
  link?: string | undefined
}

/** Sends a message together with what it tells of. In the sandbox it goes to the outbox and nowhere else. */
export async function sendMessage(
  tx: Tx,
  { now }: Pick<Dependencies, 'now'>,
  { channel, to, subject, text, code, link }: NewMessage,
): Promise<void> {
  await tx
    .insert(outbox)
    .values({ id: newId('msg', now), channel, to, subject, text, code: code ?? null, link: link ?? null, created_at: now })
}
