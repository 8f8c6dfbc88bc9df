import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { countByValue, paginate, RequestError } from '@vehicle-partner/api/server'
import { payoutTabs } from '@vehicle-partner/domain'
import { eq } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import { payouts } from '../db/schema/payoutTables.ts'
import { inTransaction } from '../events/transaction.ts'
import { collectBytes } from '../generatedFiles/collectBytes.ts'
import { readCompanyName } from './companyName.ts'
import { movePayout } from './movePayout.ts'
import { findNextPayout } from './nextPayout.ts'
import { findNextStep, readFailures, readPartnerFacts } from './payoutFacts.ts'
import { createPayoutFilter, findTab, isOnTab } from './payoutFilters.ts'
import { readPayout, readPayouts, type StrictPayout } from './readPayouts.ts'
import { sendPayout } from './sendPayout.ts'
import { lockPayout } from './settlePayout.ts'

async function requirePayout(context: Context, id: string): Promise<StrictPayout> {
  const payout = await readPayout(context, requireMembership(context).partner.id, id)
  if (!payout) throw new RequestError('NotFound')
  return payout
}

/** Past and scheduled payouts. */
export const payoutsRoutes: Handlers<typeof contract, Context>['payouts'] = {
  async list(context, { query }) {
    const { now } = context
    // One per month: few enough to filter, sort and paginate in memory.
    const all = await readPayouts(context, eq(payouts.partner_id, requireMembership(context).partner.id))
    const found = all.filter(createPayoutFilter(query, now))
    const list = paginate<StrictPayout, 'scheduled_for' | 'amount' | 'reference'>(
      found.filter((payout) => isOnTab(query, payout)),
      { ...query, search: undefined },
      {
        now,
        by: {
          scheduled_for: ({ scheduled_for }) => scheduled_for,
          amount: ({ amount_kobo }) => amount_kobo,
          reference: ({ reference }) => reference,
        },
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
      const step = findNextStep({ ...payout, returned: null }, (await readFailures(tx, [payout.id])).get(payout.id) ?? [], facts, context)
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
