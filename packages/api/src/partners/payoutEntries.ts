import { describeCameBack, formatDate, formatNaira, lagosDate, paths } from '@vehicle-partner/domain'
import type { CompletePayout } from '../payouts/payouts.contract.ts'
import type { NeedsAction } from './partners.contract.ts'

type NextStep = CompletePayout['next_step']['code']

/** Held payouts of these steps wait without the partner. */
const waitingSteps: readonly NextStep[] = ['none', 'wait', 'wait_for_account', 'no_bank']

const kinds = {
  failed: { kind: 'payout.failed', severity: 'critical', text: 'failed' },
  reversed: { kind: 'payout.returned', severity: 'warning', text: 'came back' },
  on_hold: { kind: 'payout.on_hold', severity: 'warning', text: 'on hold' },
} as const

/** Steps that only an owner can take. */
const ownerSteps: readonly NextStep[] = ['add_account', 'choose_account', 'complete_checks']

/**
 * The dashboard entries for payouts that failed, for those that came back and are on no payslip yet, and for held ones that wait for the
 * partner: the reason, and what to do. A reader who is no owner is led to what they may open.
 */
export const payoutEntries = (payouts: readonly CompletePayout[], partnerId: string, reader: { isOwner: boolean }): NeedsAction[] =>
  (['failed', 'reversed', 'on_hold'] as const).flatMap((status) => {
    const found = payouts.filter((payout) => payout.status === status && needsAction(payout))
    const [payout] = found
    if (!payout) return []
    const { kind, severity, text } = kinds[status]
    const verb = status !== 'on_hold' ? '' : found.length === 1 ? 'is ' : 'are '
    return [
      {
        kind,
        severity,
        count: found.length,
        label: `${describeSubject(found)} ${verb}${text}`,
        ...(reader.isOwner || !ownerSteps.includes(payout.next_step.code)
          ? { detail: describe(payout, found.length), ...action(payout, partnerId) }
          : {
              detail: `${describe(payout, found.length)} Only an owner can do this.`,
              action_label: 'See the accounts',
              link: paths.settlementAccounts(),
            }),
      },
    ]
  })

function needsAction({ status, returned, next_step }: CompletePayout): boolean {
  if (status === 'reversed') return returned?.payslip === null
  return status === 'failed' || !waitingSteps.includes(next_step.code)
}

/** The payouts by their amount, where it is known: that of a month which is not closed is not. */
function describeSubject(found: readonly CompletePayout[]): string {
  const amounts = found.flatMap(({ amount_kobo }) => amount_kobo ?? [])
  const total = amounts.length === found.length ? formatNaira(amounts.reduce((sum, kobo) => sum + kobo, 0)) : undefined
  if (found.length > 1) return `${found.length} payouts${total === undefined ? '' : ` of ${total} together`}`
  return `Your payout of ${total ?? formatDate(found[0]?.scheduled_for ?? '')}`
}

/** The reason, unless the next step states it, and what to do. */
function describe({ failure, hold, next_step, returned }: CompletePayout, count: number): string {
  // The label says that they came back.
  if (returned) return next_step.text.replace(describeCameBack(returned), describeCameBack(returned, count))
  const reason = failure?.text ?? hold?.text
  const retryAt = next_step.code === 'retry' ? failure?.next_retry_at : undefined
  return [
    reason === undefined || next_step.text.startsWith(reason) ? undefined : reason,
    retryAt ? `We try again on ${formatDate(lagosDate(new Date(retryAt)))}.` : undefined,
    next_step.text,
  ]
    .filter((sentence) => sentence !== undefined)
    .join(' ')
}

type Action = Required<Pick<NeedsAction, 'action_label' | 'link'>>

function action({ id, next_step: { code } }: CompletePayout, partnerId: string): Action {
  if (code === 'add_account') return { action_label: 'Add account', link: paths.addSettlementAccount() }
  if (code === 'choose_account') return { action_label: 'Show accounts', link: paths.settlementAccounts() }
  if (code === 'complete_checks') return { action_label: 'Complete checks', link: paths.verification({ id: partnerId }) }
  if (code === 'contact_support') return { action_label: 'Contact support', link: paths.faq() }
  return { action_label: 'Show payout', link: paths.payouts({ payout: id }) }
}
