import { payoutNextStep, type PayoutAccountFacts, type PayoutFacts, type PayoutStatus } from '@vehicle-partner/domain'
import type { CompletePayout } from '../../payouts/payouts.contract.ts'
import type { DemoData, MockOrganization } from '../demoData.ts'
import { createDraftPayslip, primaryAccount, readMoney, type MockPayout } from './mockMoney.ts'

/** The failures of a payout; of one that is scheduled, those of the payouts since the last paid one. */
function findFailures(demoData: DemoData, organization: MockOrganization, payout: MockPayout): PayoutFacts['failures'] {
  const latestFirst = readMoney(demoData, organization).payouts.toSorted((a, b) => b.scheduled_for.localeCompare(a.scheduled_for))
  const paid = latestFirst.findIndex(({ status }) => status === 'paid')
  const since = payout.status === 'scheduled' ? latestFirst.slice(0, paid === -1 ? undefined : paid) : [payout]
  return since.flatMap(({ failure, account_id }) => (failure ? [{ account: account_id ?? '', code: failure.code }] : []))
}

const toAccountFacts = (account: MockOrganization['settlementAccounts'][number]): PayoutAccountFacts => ({
  ...account,
  account: account.id,
  usable_from: account.usable_from ? new Date(account.usable_from) : null,
})

/** A payout with its next step, by the rule of the server. */
export function addNextStep(demoData: DemoData, organization: MockOrganization, payout: MockPayout): CompletePayout {
  const primary = primaryAccount(organization)
  const { identity, address } = organization
  const facts = {
    status: payout.status as PayoutStatus, // the demo data has no others
    hold_code: payout.hold?.reason_code ?? null,
    returned: payout.returned && { ...payout.returned, isSameAccount: payout.account_id === primary?.id },
    failures: findFailures(demoData, organization, payout),
    otherAccounts: organization.settlementAccounts.filter((each) => each !== primary).map(toAccountFacts),
    isVerified: identity.status === 'completed' && address.status === 'completed',
    hasBank: true,
  }
  return { ...payout, next_step: payoutNextStep(facts, primary && toAccountFacts(primary), demoData.clock()) }
}

/** The next payout in a summary. */
export const toNextPayout = ({ scheduled_for, estimate_kobo, next_step }: CompletePayout & { estimate_kobo: number }) => ({
  date: scheduled_for,
  estimate_kobo,
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
