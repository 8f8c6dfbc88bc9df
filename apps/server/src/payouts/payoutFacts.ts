import { payoutNextStep, type CameBack, type PayoutAccountFacts, type PayoutFacts, type PayoutNextStep } from '@vehicle-partner/domain'
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import type { Db } from '../db/database.ts'
import { kycSteps } from '../db/schema/partnerTables.ts'
import { payoutAttempts, settlementAccounts } from '../db/schema/payoutTables.ts'
import type { PayoutRow } from './readPayouts.ts'

type AccountRow = typeof settlementAccounts.$inferSelect

/** Identifies the account at the bank, also after it was removed and added again. */
const accountKey = ({ bank_code, account_number_hmac }: AccountRow): string => `${bank_code} ${account_number_hmac ?? ''}`

/** What decides whether an organisation can be paid. */
export interface PartnerFacts {
  isVerified: boolean
  account: AccountRow | undefined
  otherAccounts: readonly AccountRow[]
}

/** Whether identity and address of an organisation are verified, and its accounts. */
export async function readPartnerFacts(db: Db, partnerId: string): Promise<PartnerFacts> {
  const done = await db
    .select({ step: kycSteps.step })
    .from(kycSteps)
    .where(and(eq(kycSteps.partner_id, partnerId), eq(kycSteps.status, 'completed')))
  const accounts = await db
    .select()
    .from(settlementAccounts)
    .where(and(eq(settlementAccounts.partner_id, partnerId), isNull(settlementAccounts.removed_at)))
  const account = accounts.find(({ is_primary }) => is_primary)
  return { isVerified: done.length >= 2, account, otherAccounts: accounts.filter((each) => each !== account) }
}

/** The failed transfers of payouts, the first one first. */
export async function readFailures(db: Db, payoutIds: readonly string[]): Promise<Map<string, PayoutFacts['failures'][number][]>> {
  const rows = await db
    .select({ payout_id: payoutAttempts.payout_id, code: payoutAttempts.failure_code, account: settlementAccounts })
    .from(payoutAttempts)
    .innerJoin(settlementAccounts, eq(settlementAccounts.id, payoutAttempts.account_id))
    .where(and(inArray(payoutAttempts.payout_id, [...payoutIds]), eq(payoutAttempts.status, 'failed')))
    .orderBy(asc(payoutAttempts.at), asc(payoutAttempts.id))
  const byPayout = Map.groupBy(rows, ({ payout_id }) => payout_id)
  return new Map([...byPayout].map(([id, own]) => [id, own.map(({ account, code }) => ({ account: accountKey(account), code }))]))
}

/** What identifies accounts at their banks, by id; removed ones too. */
export async function readAccountKeys(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(settlementAccounts)
    .where(inArray(settlementAccounts.id, [...ids]))
  return new Map(rows.map((row) => [row.id, accountKey(row)]))
}

/** The failed transfers to the primary account since its last paid one: what the next payout would meet there. */
export async function readAccountFailures(db: Db, { account }: PartnerFacts): Promise<PayoutFacts['failures']> {
  if (!account) return []
  const isSame = or(
    eq(settlementAccounts.id, account.id),
    and(
      eq(settlementAccounts.partner_id, account.partner_id),
      eq(settlementAccounts.bank_code, account.bank_code),
      eq(settlementAccounts.account_number_hmac, account.account_number_hmac ?? ''),
    ),
  )
  const attempts = await db
    .select({ status: payoutAttempts.status, code: payoutAttempts.failure_code })
    .from(payoutAttempts)
    .innerJoin(settlementAccounts, eq(settlementAccounts.id, payoutAttempts.account_id))
    .where(and(isSame, inArray(payoutAttempts.status, ['paid', 'failed'])))
    .orderBy(asc(payoutAttempts.at), asc(payoutAttempts.id))
  const paid = attempts.findLastIndex(({ status }) => status === 'paid')
  return attempts.slice(paid + 1).map(({ code }) => ({ account: accountKey(account), code }))
}

/** The account as the rules of domain see it. */
export const toAccountFacts = (account: AccountRow): PayoutAccountFacts => ({ ...account, account: accountKey(account) })

/** What of a payout decides its next step. */
type StepPayout = Pick<PayoutRow, 'status' | 'hold_code'> & {
  /** With what identifies the account that sent it back. */
  returned: (CameBack & { account: string | undefined }) | null
}

/** The next step of a payout; see `payoutNextStep` in domain. */
export function findNextStep(
  { status, hold_code, returned }: StepPayout,
  failures: PayoutFacts['failures'],
  { isVerified, account, otherAccounts }: PartnerFacts,
  { bank, now }: Pick<Dependencies, 'bank' | 'now'>,
): PayoutNextStep {
  const facts = {
    status,
    hold_code,
    failures,
    otherAccounts: otherAccounts.map(toAccountFacts),
    returned: returned && { ...returned, isSameAccount: account !== undefined && returned.account === accountKey(account) },
    isVerified,
    hasBank: bank !== undefined,
  }
  return payoutNextStep(facts, account && toAccountFacts(account), now)
}
