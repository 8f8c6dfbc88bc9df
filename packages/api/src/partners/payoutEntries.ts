import { formatDate, formatNaira, lagosDate, findNextPayment, paths } from '@vehicle-partner/domain'
import type { CompletePayout } from '../payouts/payouts.contract.ts'
import type { NeedsAction } from './partners.contract.ts'

type Step = CompletePayout['next_step']
type NextStep = Step['code']

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
 * partner: the reason, and what to do, as far as it is true of all of one kind. A reader who is no owner is led to what they may open.
 */
export const payoutEntries = (payouts: readonly CompletePayout[], partnerId: string, reader: { isOwner: boolean }): NeedsAction[] =>
  (['failed', 'reversed', 'on_hold'] as const).flatMap((status) => {
    const found = payouts.filter((payout) => payout.status === status && needsAction(payout))
    if (found.length === 0) return []
    const step = commonStep(found)
    const detail = describe(found, step)
    const { kind, severity, text } = kinds[status]
    const verb = status !== 'on_hold' ? '' : found.length === 1 ? 'is ' : 'are '
    return [
      {
        kind,
        severity,
        count: found.length,
        label: `${describeSubject(found)} ${verb}${text}`,
        ...(reader.isOwner || !step || !ownerSteps.includes(step.code)
          ? { detail, ...action(found, step?.code, partnerId) }
          : {
              detail: `${detail} Only an owner can do this.`,
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

/** The value that all have; undefined where they differ. */
function common<Value>(values: readonly Value[]): Value | undefined {
  const [first, ...rest] = new Set(values)
  return rest.length === 0 ? first : undefined
}

/** The one step that several payouts ask for. Those that wait without the partner ask for none. */
function commonStep(found: readonly CompletePayout[]): Step | undefined {
  const asking = found.filter(({ next_step }) => !waitingSteps.includes(next_step.code))
  const steps = (asking.length > 0 ? asking : found).map(({ next_step }) => next_step)
  return common(steps.map(({ text }) => text)) === undefined ? undefined : steps[0]
}

/** What is true of all: the reason, unless the step states it, the days, and what to do. */
function describe(found: readonly CompletePayout[], step: Step | undefined): string {
  const reason = common(found.map(({ failure, hold }) => failure?.text ?? hold?.text))
  const days = found.flatMap(({ returned }) => {
    const again = returned && findNextPayment(returned)
    return again?.kind === 'next_payslip' ? [again.day] : []
  })
  const retryDay =
    step?.code === 'retry'
      ? common(found.map(({ failure }) => failure?.next_retry_at).map((at) => (at ? lagosDate(new Date(at)) : undefined)))
      : undefined
  return [
    // The label says that they came back.
    days.length > 0 ? describePaidAgain(days, found.length) : reason === undefined || step?.text.startsWith(reason) ? undefined : reason,
    retryDay === undefined ? undefined : `We try again on ${formatDate(retryDay)}.`,
    step?.text ?? 'Each of them says what to do.',
  ]
    .filter((sentence) => sentence !== undefined)
    .join(' ')
}

/** The days on which one or several payouts are paid again, the first one first. */
function describePaidAgain(days: readonly string[], count: number): string {
  const names = [...new Set(days)].toSorted().map(formatDate)
  const payslips = names.length === 1 ? 'the next payslip' : 'the next payslips'
  return `${count === 1 ? 'It is' : 'They are'} paid again with ${payslips}, planned for ${new Intl.ListFormat('en-GB').format(names)}.`
}

type Action = Required<Pick<NeedsAction, 'action_label' | 'link'>>

function action(found: readonly CompletePayout[], code: NextStep | undefined, partnerId: string): Action {
  if (code === 'add_account') return { action_label: 'Add account', link: paths.addSettlementAccount() }
  if (code === 'choose_account') return { action_label: 'Show accounts', link: paths.settlementAccounts() }
  if (code === 'complete_checks') return { action_label: 'Complete checks', link: paths.verification({ id: partnerId }) }
  if (code === 'contact_support') return { action_label: 'Contact support', link: paths.faq() }
  const [only, ...more] = found
  return only && more.length === 0
    ? { action_label: 'Show payout', link: paths.payouts({ payout: only.id }) }
    : { action_label: 'Show payouts', link: paths.payouts({ tab: 'problem' }) }
}
