import { coolingOffHours, describeFailure, holdCodes, type HoldCode, type PayoutStatus } from './payouts.ts'
import type { CameBack } from './returnedPayouts.ts'
import { isLastingFailure } from './settlementAccounts.ts'

/** Holds that only the operator releases, with a reason. */
export const operatorHolds = ['compliance_review', 'dispute'] as const satisfies readonly HoldCode[]
export type OperatorHold = (typeof operatorHolds)[number]

/** Whether a payout is held by the operator; nothing that a partner does releases it. */
export const isOperatorHold = (code: string | null): boolean => operatorHolds.some((each) => each === code)

export const payoutNextSteps = [
  'none',
  'wait',
  'retry',
  'ask_bank',
  'contact_support',
  'complete_checks',
  'add_account',
  'choose_account',
  'wait_for_account',
  'no_bank',
] as const
export type PayoutNextStepCode = (typeof payoutNextSteps)[number]

/** What happens to a payout next, or what the partner can do. */
export interface PayoutNextStep {
  code: PayoutNextStepCode
  /** A sentence or two for the partner. What pays a returned payout again is said apart: `findNextPayment`. */
  text: string
  /** Whether an owner can send it again now. */
  can_retry: boolean
}

export interface PayoutFacts {
  status: PayoutStatus
  hold_code: string | null
  /**
   * Its failed transfers, or for one that is scheduled those of the payouts before it. `account` identifies a bank account, also after it was
   * removed and added again.
   */
  failures: readonly { account: string; code: string | null }[]
  /** Of a payout that came back: when, whether a payslip pays it again, and whether it went to the account that is the primary one now. */
  returned: (CameBack & { isSameAccount: boolean }) | null
  /** Whether identity and address of the organisation are verified. */
  isVerified: boolean
  /** The accounts of the organisation that are not primary. */
  otherAccounts: readonly PayoutAccountFacts[]
  /** Whether the server can send transfers. */
  hasBank: boolean
}

/** An account of the organisation. */
export interface PayoutAccountFacts {
  /** Identifies the bank account as in `failures`. */
  account: string
  status: string
  name_match: string
  usable_from: Date | null
}

/** Whether an account can receive payouts: active, held in the right name, and not new. */
export const canReceivePayouts = (account: PayoutAccountFacts, now: Date): boolean =>
  isInOrder(account) && (account.usable_from === null || account.usable_from <= now)

const isInOrder = ({ status, name_match }: PayoutAccountFacts) => status === 'active' && name_match !== 'mismatch'

/** Whether a transfer of the same payout to this account has failed for a reason that lasts. */
export const hasLastingFailure = (failures: PayoutFacts['failures'], account: string): boolean =>
  failures.some((failure) => failure.account === account && isLastingFailure(failure.code))

const createStep = (code: PayoutNextStepCode, text: string): PayoutNextStep => ({ code, text, can_retry: code === 'retry' })

/** The next step of a payout. The same rule decides whether the server sends it again. */
export function payoutNextStep(payout: PayoutFacts, account: PayoutAccountFacts | undefined, now: Date): PayoutNextStep {
  switch (payout.status) {
    case 'paid':
    case 'cancelled':
      return createStep('none', 'Nothing to do.')
    case 'reversed':
      return chooseReturnedStep(payout, account, now)
    case 'processing':
      return createStep('wait', 'Nothing to do: it is on its way to your bank.')
    case 'scheduled':
      return chooseScheduledStep(payout, account, now)
    case 'failed':
    case 'on_hold':
      return chooseRetryStep(payout, account, now)
  }
}

/** What is asked of a partner before an account that sent money back receives it again. */
const askBankText = 'Ask your bank whether your account can receive money, or make another account the primary one.'

/**
 * The next step of a payout that came back. Until it is paid again, the account can be mended or replaced: what would stop the payout that
 * pays it again is said now.
 */
function chooseReturnedStep(payout: PayoutFacts, account: PayoutAccountFacts | undefined, now: Date): PayoutNextStep {
  const { returned } = payout
  if (!returned) return createStep('none', 'It is paid again with the next payslip.')
  if (returned.payslip) return createStep('none', 'Nothing to do.')
  const { code, text } = chooseRetryStep({ ...payout, hold_code: null, hasBank: true }, account, now)
  if (code !== 'retry') return createStep(code, text)
  return returned.isSameAccount ? createStep('ask_bank', askBankText) : createStep('wait', 'The money goes to your primary account.')
}

/** The next step of a payout whose day has not come: what would stop it on that day can be mended before. */
function chooseScheduledStep(payout: PayoutFacts, account: PayoutAccountFacts | undefined, now: Date): PayoutNextStep {
  if (!payout.hasBank) return noBank()
  const { code, text } = chooseRetryStep({ ...payout, hold_code: null }, account, now)
  return code === 'retry' || code === 'wait_for_account'
    ? createStep('wait', 'Nothing to do: it is sent on its day.')
    : createStep(code, text)
}

const noBank = () => createStep('no_bank', 'It waits, because payouts are not connected to a bank at the moment.')

function chooseRetryStep(payout: PayoutFacts, account: PayoutAccountFacts | undefined, now: Date): PayoutNextStep {
  const { hold_code, failures, isVerified, hasBank } = payout
  if (isOperatorHold(hold_code)) return createStep('contact_support', `${holdText(hold_code)} Only we can release it.`)
  if (hold_code === 'negative_balance') return createStep('none', holdCodes.negative_balance.text)
  if (!isVerified) return createStep('complete_checks', 'Complete your identity checks first.')
  if (!account) return replaceAccount(payout)
  if (account.status === 'verifying') return createStep('wait_for_account', 'Your bank is confirming your account.')
  if (account.status === 'under_review' || account.name_match === 'mismatch')
    return createStep(
      'contact_support',
      'We are checking your account, because it is held in another name. You can also add another account.',
    )
  if (account.status !== 'active') return replaceAccount(payout)
  if (hasLastingFailure(failures, account.account)) {
    const last = failures.findLast((failure) => failure.account === account.account)
    return replaceAccount(payout, describeFailure(last?.code))
  }
  if (!canReceivePayouts(account, now))
    return createStep('wait_for_account', `Your new account receives its first payout ${coolingOffHours} hours after it was chosen.`)
  if (!hasBank) return noBank()
  return createStep('retry', `Send it ${failures.length > 0 ? 'again ' : ''}to your primary account.`)
}

/** Another account that the organisation has, or a new one. */
function replaceAccount({ failures, otherAccounts }: PayoutFacts, failure?: string): PayoutNextStep {
  const hasOther = otherAccounts.some((account) => isInOrder(account) && !hasLastingFailure(failures, account.account))
  const add = failure === undefined ? 'Add an account that can receive payouts.' : 'Add another account and make it the primary one.'
  const text = hasOther ? 'Make another of your accounts the primary one.' : add
  return createStep(hasOther ? 'choose_account' : 'add_account', failure === undefined ? text : `${failure} ${text}`)
}

const holdText = (code: string | null): string => holdCodes[operatorHolds.find((each) => each === code) ?? 'compliance_review'].text
