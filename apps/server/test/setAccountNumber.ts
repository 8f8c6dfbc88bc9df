import { eq } from 'drizzle-orm'
import { settlementAccounts } from '../src/db/schema/payoutTables.ts'
import { accountNumberColumns } from '../src/settlementAccounts/accountNumbers.ts'
import type { TestServer } from './testServer.ts'

/** Gives the only account of an organisation another number. */
export const setAccountNumber = (server: TestServer, partnerId: string, accountNumber: string) =>
  server.db
    .update(settlementAccounts)
    .set(accountNumberColumns(server.dependencies().secrets, accountNumber))
    .where(eq(settlementAccounts.partner_id, partnerId))
