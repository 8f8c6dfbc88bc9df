import type { Payout } from '@vehicle-partner/api'
import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { countByValue, paginate, RequestError, resolveDateRange } from '@vehicle-partner/api/server'
import { parseAmountSearch, payoutTabs, payoutTab, type PayoutStatus } from '@vehicle-partner/domain'
import { eq } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import { payouts } from '../db/schema/payoutTables.ts'
import { inTransaction } from '../events/transaction.ts'
import { collectBytes } from '../generatedFiles/collectBytes.ts'
import { readCompanyName } from './companyName.ts'
import { movePayout } from './movePayout.ts'
import { findNextPayout } from './nextPayout.ts'
import { findNextStep, readFailures, readPartnerFacts } from './payoutFacts.ts'
import { readPayout, readPayouts, type StrictPayout } from './readPayouts.ts'
import { sendPayout } from './sendPayout.ts'
import { lockPayout } from './settlePayout.ts'

async function requirePayout(context: Context, id: string): Promise<StrictPayout> {
  const payout = await readPayout(context, requireMembership(context).partner.id, id)
  if (!payout) throw new RequestError('NotFound')
  return payout
}

const findTab = ({ status }: Payout) => payoutTab(status as PayoutStatus) // all statuses of the table

/** Past and scheduled payouts. */
export const payoutsRoutes: Handlers<typeof contract, Context>['payouts'] = {
  async list(context, { query }) {
    const { now } = context
    const { from = '', to = '9' } = resolveDateRange(query, now, 'all')
    const matches = (values: readonly string[], value: string | null) => values.length === 0 || values.includes(value ?? '')
    const amount = query.search === undefined ? undefined : parseAmountSearch(query.search)
    // One per month: few enough to filter, sort and paginate in memory.
    const all = await readPayouts(context, eq(payouts.partner_id, requireMembership(context).partner.id))
    const found = all.filter(
      (payout) =>
        payout.scheduled_for >= from &&
        payout.scheduled_for <= to &&
        matches(query.status, payout.status) &&
        matches(query.account_id, payout.account_id) &&
        (amount === undefined || payout.amount_kobo === amount),
    )
    const list = paginate<StrictPayout, 'scheduled_for' | 'amount' | 'reference'>(
      found.filter((payout) => matches(query.tab, findTab(payout))),
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
    return { data: list.data, metadata: { ...list.metadata, counts: countByValue(payoutTabs, found.map(findTab)) } }
  },
  async next(context) {
    const next = await findNextPayout(context, requireMembership(context).partner.id)
    return { data: next && { ...next.payout, estimate_kobo: next.estimate_kobo }, metadata: { as_of: context.now.toISOString() } }
  },
  async get(context, { params }) {
    return { data: await requirePayout(context, params.id) }
  },
  async retry(context, { params }) {
    const { partner } = requireMembership(context)
    await inTransaction(context, async (tx) => {
      const payout = await lockPayout(tx, params.id)
      if (payout?.status !== 'failed' && payout?.status !== 'on_hold')
        throw new RequestError('InvalidTransition', 'Only a payout that failed or is on hold can be sent again')
      const facts = await readPartnerFacts(tx, partner.id)
      const step = findNextStep(payout, (await readFailures(tx, [payout.id])).get(payout.id) ?? [], facts, context)
      if (step.code === 'no_bank') throw new RequestError('BankUnavailable')
      if (!step.can_retry || !facts.account || payout.amount_kobo === null) throw new RequestError('InvalidTransition', step.text)
      if (payout.status === 'on_hold') await movePayout(tx, context, payout.id, 'scheduled')
      await sendPayout(tx, context, payout, facts.account)
    })
    return { data: await requirePayout(context, params.id) }
  },
  async receipt(context, { params }) {
    const payout = await requirePayout(context, params.id)
    if (payout.status !== 'paid') throw new RequestError('InvalidTransition', 'The receipt is available once the payout is paid')
    const company = await readCompanyName(context.db, requireMembership(context).partner.id)
    const content = context.fileThreads.create('request', { kind: 'receipt', payout, company })
    return { type: 'application/pdf', filename: `${payout.reference}.pdf`, content: await collectBytes(content) }
  },
}
