import { settlementAccountFields } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { specified } from '../kernel/addedFields.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { data, id, instant, openEnum } from '../kernel/commonSchemas.ts'

export const SettlementAccount = z.object({
  id,
  bank_code: z.string(),
  bank_name: z.string(),
  /** Masked but for the last four digits. */
  account_number: z.string(),
  account_name: z.string(),
  /** Earnings are paid to the one primary account. */
  is_primary: z.boolean(),
  /** Only an active account is paid to. */
  status: openEnum(['verifying', 'active', 'under_review', 'rejected', 'disabled']),
  /** How well the name at the bank fits the organisation's. */
  name_match: openEnum(['exact', 'close', 'mismatch']),
  /** Before it, a new primary account is not paid to. */
  usable_from: z.nullable(instant),
  last_payout_at: z.optional(z.nullable(instant)),
  /** Transfers that failed since the last one that went well. */
  failure_count: z.optional(z.int()),
  /** The person's name. */
  created_by: z.optional(z.nullable(z.string())),
  created_at: instant,
})
export type SettlementAccount = z.output<typeof SettlementAccount>

const path = '/partner-payout/v1/settlement-accounts'
const byItem = { in: 'params', name: 'id', by: 'settlementAccount' } as const

export const settlementAccounts = {
  list: endpoint({
    method: 'GET',
    path,
    summary: 'The bank accounts that earnings are paid to; a bare array.',
    access: { who: 'member', partner: { in: 'query', name: 'partnerId', by: 'account_sid' }, areas: ['settlement'] },
    query: z.object({ partnerId: id }),
    response: z.array(specified(SettlementAccount, ['id'])),
  }),
  add: endpoint({
    method: 'POST',
    path,
    summary: 'Adds a bank account in the name of the organisation, at most three; the first one becomes the primary one.',
    access: { who: 'member', partner: { in: 'body', name: 'partnerId', by: 'account_sid' }, areas: 'owner' },
    body: z.object({ partnerId: id, ...settlementAccountFields }),
    response: data(SettlementAccount),
    status: 201,
    stepUp: true,
    errors: ['AccountNotResolved', 'ItemAlreadyExist', 'InvalidTransition', 'BankUnavailable'],
    invalidates: ['settlementAccounts', 'partners'],
  }),
  makePrimary: endpoint({
    method: 'PATCH',
    path: `${path}/:id`,
    summary: 'Pays to this account from now on; it takes its first payout a day later.',
    access: { who: 'member', partner: byItem, areas: 'owner' },
    params: z.object({ id }),
    body: z.object({ is_primary: z.literal(true) }),
    response: data(SettlementAccount),
    stepUp: true,
    errors: ['InvalidTransition'],
    invalidates: ['settlementAccounts', 'payouts'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Removes an account; the primary one only while another is active, the last one only while nothing is owed.',
    access: { who: 'member', partner: byItem, areas: 'owner' },
    params: z.object({ id }),
    response: data(z.object({ id })),
    stepUp: true,
    errors: ['InvalidTransition'],
    invalidates: ['settlementAccounts', 'payouts', 'partners'],
  }),
  number: endpoint({
    method: 'GET',
    path: `${path}/:id/number`,
    summary: 'The whole account number, for the owner who has just proved who they are.',
    access: { who: 'member', partner: byItem, areas: 'owner' },
    params: z.object({ id }),
    response: data(z.object({ id, account_number: z.string() })),
    stepUp: true,
  }),
}
