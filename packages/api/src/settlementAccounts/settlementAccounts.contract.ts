import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id, instant, openEnum } from '../kernel/schema.ts'

export const SettlementAccount = z.object({
  id,
  bank_code: z.string(),
  bank_name: z.string(),
  /** Masked but for the last four digits. */
  account_number: z.string(),
  account_name: z.string(),
  is_primary: z.boolean(),
  status: openEnum(['verifying', 'active', 'under_review', 'rejected', 'disabled']),
  name_match: openEnum(['exact', 'close', 'mismatch']),
  usable_from: z.nullable(instant),
  created_at: instant,
})
export type SettlementAccount = z.output<typeof SettlementAccount>

export const settlementAccounts = {
  list: endpoint({
    method: 'GET',
    path: '/partner-payout/v1/settlement-accounts',
    summary: 'The bank accounts that earnings are paid to; a bare array.',
    access: { who: 'member', partner: { in: 'query', name: 'partnerId', by: 'account_sid' }, areas: ['settlement'] },
    query: z.object({ partnerId: id }),
    reply: z.array(SettlementAccount),
  }),
}
