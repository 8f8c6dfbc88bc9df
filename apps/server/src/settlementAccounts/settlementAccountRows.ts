import type { SettlementAccount } from '@vehicle-partner/api'
import { RequestError } from '@vehicle-partner/api/server'
import { coolingOffHours } from '@vehicle-partner/domain'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { OperationContext } from '../context.ts'
import type { Db } from '../db/database.ts'
import { settlementAccounts } from '../db/schema/payoutTables.ts'
import { users } from '../db/schema/userTables.ts'
import { nullable, text } from '../db/sqlValueTypes.ts'
import { maskedAccountNumber } from './accountNumbers.ts'

export type AccountRow = typeof settlementAccounts.$inferSelect

const creatorName =
  sql`(select ${users.fname} || ' ' || ${users.lname} from ${users} where ${users.id} = ${settlementAccounts.created_by})`.mapWith(
    nullable(text),
  )

/** Why the last transfer to the bank account failed, also before it was removed and added again; null if it arrived. */
export const lastFailureCode =
  sql`(select a.failure_code from payouts p join payout_attempts a on a.payout_id = p.id join settlement_accounts s on s.id = a.account_id
  where p.partner_id = settlement_accounts.partner_id and s.partner_id = p.partner_id and s.bank_code = settlement_accounts.bank_code
    and s.account_number_hmac = settlement_accounts.account_number_hmac and a.status in ('paid', 'failed')
  order by a.at desc, a.id desc limit 1)`.mapWith(nullable(text))

interface ListedAccount {
  account: AccountRow
  creator: string | null
  lastFailure: string | null
}

/** The accounts of an organisation with their creators, the primary one first. */
export const listAccounts = (db: Db, partnerId: string): Promise<ListedAccount[]> =>
  db
    .select({ account: settlementAccounts, creator: creatorName, lastFailure: lastFailureCode })
    .from(settlementAccounts)
    .where(and(eq(settlementAccounts.partner_id, partnerId), isNull(settlementAccounts.removed_at)))
    .orderBy(desc(settlementAccounts.is_primary), asc(settlementAccounts.created_at), asc(settlementAccounts.id))

/** The same, locked until the transaction ends. */
export async function lockAccounts(tx: Db, partnerId: string): Promise<AccountRow[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`settlement accounts ${partnerId}`}))`)
  return (await listAccounts(tx, partnerId)).map(({ account }) => account)
}

/** The account of an id. Throws RequestError `NotFound` if it was removed. */
export function requireAccount(accounts: readonly AccountRow[], id: string): AccountRow {
  const account = accounts.find((each) => each.id === id)
  if (!account) throw new RequestError('NotFound')
  return account
}

/** An account in a response. */
export function toAccountResponse({ account, creator, lastFailure }: ListedAccount): SettlementAccount {
  const { id, bank_code, bank_name, account_name, is_primary, status, name_match, failure_count } = account
  return {
    id,
    bank_code,
    bank_name,
    account_number: maskedAccountNumber(account),
    account_name,
    is_primary,
    status,
    name_match,
    usable_from: account.usable_from?.toISOString() ?? null,
    last_payout_at: account.last_payout_at?.toISOString() ?? null,
    failure_count,
    last_failure_code: lastFailure,
    created_by: creator,
    created_at: account.created_at.toISOString(),
  }
}

/** The name of an account in messages: bank and masked number. */
export const formatAccountLabel = (account: Pick<AccountRow, 'bank_name' | 'account_last4'>): string =>
  `${account.bank_name} ${maskedAccountNumber(account)}`

/** When an account that becomes primary now can receive its first payout. */
export const calculateCoolingEnd = (now: Date): Date => new Date(now.getTime() + coolingOffHours * 3_600_000)

/** The caller's name; null for the system. */
export const readCallerName = ({ caller }: OperationContext): string | null => (caller ? `${caller.user.fname} ${caller.user.lname}` : null)
