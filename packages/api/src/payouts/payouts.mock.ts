import { parseAmountSearch, formatNaira, payoutTabs, payoutTab, type PayoutStatus } from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { moneyOf, nextPayoutOf, payeeOf } from '../demo/money/mockMoney.ts'
import { createPdf } from '../demo/money/createPdf.ts'
import { ofMember, type Scene } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { countsOf, pageOf } from '../kernel/listResponse.ts'
import { spanOf } from '../money/dateRanges.ts'
import type { Payout } from './payouts.contract.ts'

const tab = ({ status }: Payout) => payoutTab(status as PayoutStatus) // the demo has no others

function one(scene: Scene, id: string): Payout {
  const payout = moneyOf(scene.demoData, ofMember(scene).organization).payouts.find((each) => each.id === id)
  if (!payout) throw new RequestError('NotFound')
  return payout
}

export const payoutsMock: Handlers<typeof contract, Scene>['payouts'] = {
  list(scene, { query }) {
    const now = scene.demoData.clock()
    const { from = '', to = '9' } = spanOf(query, now, 'all')
    const picked = (values: readonly string[], value: string | null) => values.length === 0 || values.includes(value ?? '')
    const amount = query.search === undefined ? undefined : parseAmountSearch(query.search)
    const found = moneyOf(scene.demoData, ofMember(scene).organization).payouts.filter(
      (payout) =>
        payout.scheduled_for >= from &&
        payout.scheduled_for <= to &&
        picked(query.status, payout.status) &&
        picked(query.account_id, payout.account_id) &&
        (amount === undefined || payout.amount_kobo === amount),
    )
    const { data, metadata } = pageOf(
      found.filter((payout) => picked(query.tab, tab(payout))),
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
    return { data, metadata: { ...metadata, counts: countsOf(payoutTabs, found.map(tab)) } }
  },
  next: (scene) => ({
    data: nextPayoutOf(scene.demoData, ofMember(scene).organization),
    metadata: { as_of: scene.demoData.clock().toISOString() },
  }),
  get: (scene, { params }) => ({ data: one(scene, params.id) }),
  retry(scene, { params }) {
    const payout = one(scene, params.id)
    if (payout.status !== 'failed' && payout.status !== 'on_hold') throw new RequestError('InvalidTransition')
    const primary = ofMember(scene).organization.settlementAccounts.find(({ is_primary, status }) => is_primary && status === 'active')
    if (!primary) throw new RequestError('InvalidTransition', 'There is no active account to pay to')
    const at = scene.demoData.clock().toISOString()
    payout.attempts.push({ at, status: 'processing', failure_code: null })
    Object.assign(payout, {
      status: 'processing',
      initiated_at: at,
      failure: null,
      hold: null,
      account: payeeOf(primary),
      account_id: primary.id,
    })
    return { data: payout }
  },
  receipt(scene, { params }) {
    const { status, reference, amount_kobo } = one(scene, params.id)
    if (status !== 'paid' || amount_kobo === null) throw new RequestError('InvalidTransition', 'There is a receipt once the payout is paid')
    return { type: 'application/pdf', filename: `${reference}.pdf`, content: createPdf([`Receipt ${reference}`, formatNaira(amount_kobo)]) }
  },
}
