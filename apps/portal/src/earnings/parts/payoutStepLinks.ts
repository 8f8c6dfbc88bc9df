import { paths } from '@vehicle-partner/domain'

interface StepLink {
  text: string
  href: string
}

const accounts: StepLink = { text: 'Show accounts', href: paths.settlementAccounts() }

const links = new Map<string, StepLink>([
  ['add_account', { text: 'Add another account', href: paths.addSettlementAccount() }],
  ['choose_account', accounts],
  ['complete_checks', { text: 'Complete the checks', href: paths.dashboard() }],
  ['wait_for_account', accounts],
  ['ask_bank', accounts],
])

/** Where an owner mends what a payout waits for, by the code of its next step. */
export const payoutStepLink = (code: string | undefined): StepLink | undefined => (code === undefined ? undefined : links.get(code))

/** Whether the step has to be taken before a payout can be sent. */
export const stopsPayout = (step: { code: string } | undefined): boolean =>
  step !== undefined && step.code !== 'wait' && step.code !== 'none'
