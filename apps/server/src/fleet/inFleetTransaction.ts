import { requireMembership, type Context } from '../context.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { lockFleet } from './lockFleet.ts'

/** Runs a write in a transaction that has locked the fleet of the caller's organisation. */
export const inFleetTransaction = <T>(context: Context, work: (tx: Tx, partnerId: string) => Promise<T>): Promise<T> =>
  inTransaction(context, async (tx) => {
    const { partner } = requireMembership(context)
    await lockFleet(tx, partner.id)
    return work(tx, partner.id)
  })
