import { outbox } from '../src/db/schema/outboxTables.ts'
import { readMessage, type NewMessage } from '../src/outbox/sendMessage.ts'
import type { TestServer } from './testServer.ts'

/** All messages of the outbox, decrypted. */
export async function readOutbox(server: TestServer): Promise<NewMessage[]> {
  const { secrets } = server.dependencies()
  return (await server.db.select().from(outbox)).map((row) => readMessage(secrets, row))
}
