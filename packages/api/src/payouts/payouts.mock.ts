import { parseAmountSearch, formatNaira, payoutTabs, payoutTab, type PayoutStatus } from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { readMoney, toPayee } from '../demo/money/mockMoney.ts'
import { addNextStep, findNextPayout } from '../demo/money/nextPayouts.ts'
import { createPdf } from '../demo/money/createPdf.ts'
import { requireMember, type MockContext } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { countByValue, paginate } from '../kernel/listResponse.ts'
import { resolveDateRange } from '../money/dateRanges.ts'
import type { CompletePayout } from './payouts.contract.ts'

const matchesTab = ({ status }: CompletePayout) => payoutTab(status as PayoutStatus) // the demo data has no others

/** The payouts of the organisation with their next steps. */
export function readPayouts(context: MockContext): CompletePayout[] {
  const { demoData } = context
  const { organization } = requireMember(context)
  return readMoney(demoData, organization).payouts.map((payout) => addNextStep(demoData, organization, payout))
}

function requirePayout(context: MockContext, id: string): CompletePayout {
  const payout = readPayouts(context).find((each) => each.id === id)
  if (!payout) throw new RequestError('NotFound')
  return payout
}

export const payoutsMock: Handlers<typeof contract, MockContext>['payouts'] = {
  list(context, { query }) {
    const now = context.demoData.clock()
    const { from = '', to = '9' } = resolveDateRange(query, now, 'all')
    const picked = (values: readonly string[], value: string | null | undefined) => values.length === 0 || values.includes(value ?? '')
    const amount = query.search === undefined ? undefined : parseAmountSearch(query.search)
    const found = readPayouts(context).filter(
      (payout) =>
        payout.scheduled_for >= from &&
        payout.scheduled_for <= to &&
        picked(query.status, payout.status) &&
        picked(query.account_id, payout.account_id) &&
        (amount === undefined || payout.amount_kobo === amount),
    )
    const { data, metadata } = paginate(
      found.filter((payout) => picked(query.tab, matchesTab(payout))),
      amount === undefined ? query : { ...query, search: undefined },
      {
        now,
        by: {
          scheduled_for: ({ scheduled_for }) => scheduled_for,
          amount: ({ amount_kobo }) => amount_kobo,
          reference: ({ reference }) => reference,
        },
        text: ({ reference, bank_session_id }) => [reference, bank_session_id],
      },
    )
    return { data, metadata: { ...metadata, counts: countByValue(payoutTabs, found.map(matchesTab)) } }
  },
  next: (context) => ({
    data: findNextPayout(context.demoData, requireMember(context).organization),
    metadata: { as_of: context.demoData.clock().toISOString() },
  }),
  get: (context, { params }) => ({ data: requirePayout(context, params.id) }),
  retry(context, { params }) {
    const { organization } = requireMember(context)
    const { next_step } = requirePayout(context, params.id)
    const payout = readMoney(context.demoData, organization).payouts.find(({ id }) => id === params.id)
    const primary = organization.settlementAccounts.find(({ is_primary }) => is_primary)
    if (!next_step.can_retry || !payout || !primary) throw new RequestError('InvalidTransition', next_step.text)
    const at = context.demoData.clock().toISOString()
    payout.attempts.push({ at, status: 'processing', failure_code: null })
    Object.assign(payout, {
      status: 'processing',
      initiated_at: at,
      failure: null,
      hold: null,
      account: toPayee(primary),
      account_id: primary.id,
    })
    return { data: requirePayout(context, params.id) }
  },
  receipt(context, { params }) {
    const { status, reference, amount_kobo } = requirePayout(context, params.id)
    if (status !== 'paid' || amount_kobo === null)
      throw new RequestError('InvalidTransition', 'The receipt is available once the payout is paid')
    return { type: 'application/pdf', filename: `${reference}.pdf`, content: createPdf([`Receipt ${reference}`, formatNaira(amount_kobo)]) }
  },
}
