import { RequestError } from '@vehicle-partner/api/server'
import { inTransaction } from '../events/transaction.ts'
import type { Simulation } from '../sandbox/simulations.ts'
import { checkPayable, sendPayout } from './sendPayout.ts'
import { failPayout, lockPayout, returnPayout } from './settlePayout.ts'

/** What banks do. */
export const payoutSimulations: readonly Simulation[] = [
  {
    kind: 'payout.fail',
    summary: 'The bank refuses a payout that is scheduled or on its way: the account is closed.',
    run: (dependencies, id) =>
      inTransaction(dependencies, async (tx) => {
        const payout = await lockPayout(tx, id)
        if (!payout) throw new RequestError('NotFound')
        if (payout.status === 'processing') return failPayout(tx, dependencies, payout, 'account_closed')
        const able = await checkPayable(tx, payout.partner_id, dependencies.now)
        if (payout.amount_kobo === null || 'hold' in able) throw new RequestError('InvalidTransition')
        await failPayout(tx, dependencies, await sendPayout(tx, dependencies, payout, able.account), 'account_closed')
      }),
  },
  {
    kind: 'payout.return',
    summary: 'The bank sends back a payout that was paid.',
    run: (dependencies, id) =>
      inTransaction(dependencies, async (tx) => {
        const payout = await lockPayout(tx, id)
        if (!payout) throw new RequestError('NotFound')
        await returnPayout(tx, dependencies, payout)
      }),
  },
]
