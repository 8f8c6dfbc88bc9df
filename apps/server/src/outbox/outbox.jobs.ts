import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { outbox } from '../db/schema/outboxTables.ts'
import type { Job } from '../jobs/job.ts'
import { runItemsWithoutTransaction } from '../jobs/runItems.ts'
import { MessageRejected, type MessageSender } from './messageSender.ts'
import { readMessage } from './sendMessage.ts'

const isPending = and(isNull(outbox.sent_at), isNull(outbox.given_up_at))
/** What a message leaves behind: that it was sent, to whom and when, but not its text, code and link. */
const wiped = { text: null, code: null, link: null }

async function deliver({ db, now, secrets }: Dependencies, sender: MessageSender, id: string): Promise<void> {
  const [row] = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.id, id), isPending))
  if (!row) return
  const isOpen = and(eq(outbox.id, id), isPending)
  try {
    await sender.send({ id, ...readMessage(secrets, row) }, now)
  } catch (error) {
    if (!(error instanceof MessageRejected)) throw error
    await db
      .update(outbox)
      .set({ ...wiped, given_up_at: now })
      .where(isOpen)
    return
  }
  await db
    .update(outbox)
    .set({ ...wiped, sent_at: now })
    .where(isOpen)
}

/** Delivery of messages; the sandbox sends nothing, because its outbox page shows them. */
export const outboxJobs: readonly Job[] = [
  {
    name: 'message-delivery',
    summary: 'Sends e-mails and text messages and deletes their text; in the sandbox it does nothing.',
    every: { seconds: 2 },
    lane: 'messages',
    async run(dependencies, now) {
      const { db, sandbox, messageSender } = dependencies
      if (sandbox) return
      await db
        .update(outbox)
        .set({ ...wiped, given_up_at: now })
        .where(and(isPending, lte(outbox.send_before, now)))
      if (!messageSender) return
      const items = await db
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(isPending, gt(outbox.send_before, now)))
        .orderBy(asc(outbox.created_at), asc(outbox.id))
      await runItemsWithoutTransaction(dependencies, {
        job: 'message-delivery',
        items,
        keyOf: ({ id }) => id,
        work: ({ id }) => deliver(dependencies, messageSender, id),
      })
    },
  },
]
