import type { Payout } from '@vehicle-partner/api'
import { describeCameBack, failureCodes, formatDate, type FailureCode } from '@vehicle-partner/domain'

/** A step of a payout on its way to the bank. `at` is an ISO instant in UTC, where the step has one. */
export interface PayoutEvent {
  title: string
  status: 'done' | 'current' | 'upcoming' | 'failed'
  at?: string
  detail?: string
}

type EventPayout = Pick<
  Payout,
  'status' | 'scheduled_for' | 'initiated_at' | 'attempts' | 'account' | 'failure' | 'hold' | 'expected_by' | 'returned' | 'next_step'
>

const isFailureCode = (code: string): code is FailureCode => Object.hasOwn(failureCodes, code)
const failureText = (code: string | null) => failureCodes[code !== null && isFailureCode(code) ? code : 'other'].text

function toAttemptEvent({ at, status, failure_code }: Payout['attempts'][number], bank: string, isLast: boolean): PayoutEvent {
  if (status === 'paid') return { title: 'Paid', status: 'done', at }
  if (status === 'reversed') return { title: `Returned by ${bank}`, status: 'failed', at }
  if (status === 'failed') return { title: 'Failed', status: 'failed', at, detail: failureText(failure_code) }
  return { title: `Sent to ${bank}`, status: isLast ? 'current' : 'done', at }
}

/** What the next try waits for, by the code of the next step; it is not made on its day before that. */
const waits = new Map<string, string>([
  ['wait_for_account', 'Once your new account can receive it'],
  ['complete_checks', 'Once your identity checks are complete'],
  ['contact_support', 'Once we have checked your account'],
  ['no_bank', 'Once payouts are connected to a bank'],
])

/** When the next try is made. To an account that cannot receive it, the server sends it again all the same. */
function describeRetry(code: string | undefined, at: string): Pick<PayoutEvent, 'at' | 'detail'> {
  const detail = waits.get(code ?? '')
  if (detail !== undefined) return { detail }
  return code === 'add_account' || code === 'choose_account' ? { at, detail: 'Only another primary account can receive it.' } : { at }
}

/** What happened to a payout, in order, and what comes next. It begins when its payslip was issued, where that is known. */
export function payoutEvents(payout: EventPayout, issuedAt: string | null = null): readonly PayoutEvent[] {
  const { status, scheduled_for, initiated_at, attempts, account, failure, hold, expected_by, returned, next_step } = payout
  const bank = account?.bank_name ?? 'your bank'
  const wasSent = initiated_at !== null || attempts.length > 0
  const outcomes = attempts.map((attempt, index) => toAttemptEvent(attempt, bank, index === attempts.length - 1))
  // The start of the last attempt, unless the attempts name it.
  const isStartKnown = attempts.some(({ status: outcome }) => outcome === 'processing')
  const sent: readonly PayoutEvent[] =
    initiated_at === null || isStartKnown
      ? []
      : [{ title: `Sent to ${bank}`, status: status === 'processing' ? 'current' : 'done', at: initiated_at }]
  const happened = [...outcomes, ...sent].toSorted((a, b) => (a.at ?? '').localeCompare(b.at ?? ''))
  return [
    ...(issuedAt === null ? [] : [{ title: 'Payslip issued', status: 'done', at: issuedAt } as const]),
    { title: `Planned for ${formatDate(scheduled_for)}`, status: wasSent || status === 'cancelled' ? 'done' : hold ? 'done' : 'current' },
    ...happened,
    ...(hold ? [{ title: 'On hold', status: 'current', detail: hold.text } as const] : []),
    ...(status === 'processing' && expected_by !== null
      ? [{ title: `Expected by ${formatDate(expected_by)}`, status: 'upcoming' } as const]
      : []),
    ...(status === 'failed' && failure?.next_retry_at
      ? [{ title: 'Sent again', status: 'upcoming', ...describeRetry(next_step?.code, failure.next_retry_at) } as const]
      : []),
    // A payout is cancelled when its month leaves nothing to pay, such as when more was owed than earned.
    ...(status === 'cancelled' ? [{ title: 'Cancelled', status: 'done', detail: 'Nothing was left to pay for this month.' } as const] : []),
    ...(returned
      ? [{ title: 'Paid again', status: returned.payslip ? 'done' : 'upcoming', detail: describeCameBack(returned) } as const]
      : []),
  ]
}
