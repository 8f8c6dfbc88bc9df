import { payoutNextStep, type PayoutAccountFacts, type PayoutFacts, type PayoutStatus } from '@vehicle-partner/domain'
import type { CompletePayout } from '../../payouts/payouts.contract.ts'
import type { DemoData, MockOrganization } from '../demoData.ts'
import { createDraftPayslip, primaryAccount, readMoney, type MockMoney, type MockPayout } from './mockMoney.ts'

/** Identifies the account at the bank, also after it was removed and added again. */
const accountKey = ({ numbers }: MockMoney, id = '', bank = ''): string => `${bank} ${numbers.get(id) ?? id}`

const payoutAccountKey = (money: MockMoney, { account_id, account }: MockPayout): string =>
  accountKey(money, account_id ?? undefined, account?.bank_code)

/** The failures of a payout; of one that is scheduled, those of the payouts since the last paid one. */
function findFailures(money: MockMoney, payout: MockPayout): PayoutFacts['failures'] {
  const latestFirst = money.payouts.toSorted((a, b) => b.scheduled_for.localeCompare(a.scheduled_for))
  const paid = latestFirst.findIndex(({ status }) => status === 'paid')
  const since = payout.status === 'scheduled' ? latestFirst.slice(0, paid === -1 ? undefined : paid) : [payout]
  return since.flatMap((each) => (each.failure ? [{ account: payoutAccountKey(money, each), code: each.failure.code }] : []))
}

const toAccountFacts = (money: MockMoney, account: MockOrganization['settlementAccounts'][number]): PayoutAccountFacts => ({
  ...account,
  account: accountKey(money, account.id, account.bank_code),
  usable_from: account.usable_from ? new Date(account.usable_from) : null,
})

/** A payout with its next step, by the rule of the server. */
export function addNextStep(demoData: DemoData, organization: MockOrganization, payout: MockPayout): CompletePayout {
  const money = readMoney(demoData, organization)
  const row = primaryAccount(organization)
  const primary = row && toAccountFacts(money, row)
  const { identity, address } = organization
  const facts = {
    status: payout.status as PayoutStatus, // the demo data has no others
    hold_code: payout.hold?.reason_code ?? null,
    returned: payout.returned && { ...payout.returned, isSameAccount: payoutAccountKey(money, payout) === primary?.account },
    failures: findFailures(money, payout),
    otherAccounts: organization.settlementAccounts.filter((each) => each !== row).map((each) => toAccountFacts(money, each)),
    isVerified: identity.status === 'completed' && address.status === 'completed',
    hasBank: true,
  }
  return { ...payout, next_step: payoutNextStep(facts, primary, demoData.clock()) }
}

/** The next payout in a summary. */
export const toNextPayout = ({ scheduled_for, amount_kobo, estimate_kobo, next_step }: CompletePayout & { estimate_kobo: number }) => ({
  date: scheduled_for,
  estimate_kobo,
  is_final: amount_kobo !== null,
  next_step,
})

/** The next payout of an organisation with an estimated amount: scheduled, or on hold before its month is closed. */
export function findNextPayout(demoData: DemoData, organization: MockOrganization): (CompletePayout & { estimate_kobo: number }) | null {
  const next = readMoney(demoData, organization)
    .payouts.filter(({ status, amount_kobo }) => status === 'scheduled' || (status === 'on_hold' && amount_kobo === null))
    .toSorted((a, b) => a.scheduled_for.localeCompare(b.scheduled_for))[0]
  return next
    ? {
        ...addNextStep(demoData, organization, next),
        estimate_kobo: next.amount_kobo ?? createDraftPayslip(demoData, organization)?.totals.payable_kobo ?? 0,
      }
    : null
}
