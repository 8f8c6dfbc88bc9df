import { RequestError } from '@vehicle-partner/api/server'
import { inTransaction } from '../events/transaction.ts'
import type { Simulation } from '../sandbox/simulations.ts'
import { checkPayable, sendPayout } from './sendPayout.ts'
import { failPayout, lockPayout, returnPayout } from './settlePayout.ts'

/** What banks do. */
export const payoutSimulations: readonly Simulation[] = [
  {
    kind: 'payout.fail',
    summary: 'The bank rejects a scheduled or processing payout: the account is closed.',
    run: (dependencies, id) =>
      inTransaction(dependencies, async (tx) => {
        const payout = await lockPayout(tx, id)
        if (!payout) throw new RequestError('NotFound')
        if (payout.status === 'processing') return failPayout(tx, dependencies, payout, 'account_closed')
        const check = await checkPayable(tx, payout.partner_id, dependencies.now)
        if (payout.amount_kobo === null || 'hold' in check) throw new RequestError('InvalidTransition')
        await failPayout(tx, dependencies, await sendPayout(tx, dependencies, payout, check.account), 'account_closed')
      }),
  },
  {
    kind: 'payout.return',
    summary: 'The bank returns a paid payout.',
    run: (dependencies, id) =>
      inTransaction(dependencies, async (tx) => {
        const payout = await lockPayout(tx, id)
        if (!payout) throw new RequestError('NotFound')
        await returnPayout(tx, dependencies, payout)
      }),
  },
]
