import { settlementAccountFields } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { withSpecifiedFields } from '../kernel/addedFields.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { data, id, instant, openEnum } from '../kernel/commonSchemas.ts'

export const SettlementAccount = z.object({
  id,
  bank_code: z.string(),
  bank_name: z.string(),
  /** Masked except for the last four digits. */
  account_number: z.string(),
  account_name: z.string(),
  /** Payouts go to the primary account. */
  is_primary: z.boolean(),
  /** Payouts go to active accounts only. */
  status: openEnum(['verifying', 'active', 'under_review', 'rejected', 'disabled']),
  /** How well the account name matches the organisation. */
  name_match: openEnum(['exact', 'close', 'mismatch']),
  /** The earliest payout to a new primary account. */
  usable_from: z.nullable(instant),
  last_payout_at: z.optional(z.nullable(instant)),
  /** Failed transfers since the last successful one. */
  failure_count: z.optional(z.int()),
  /** Why the last transfer failed; null once one has arrived. */
  last_failure_code: z.optional(z.nullable(z.string())),
  /** The name of the user. */
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
    summary: 'List the bank accounts that earnings are paid to. The answer is a bare array.',
    access: { who: 'member', partner: { in: 'query', name: 'partnerId', by: 'account_sid' }, areas: ['settlement'] },
    query: z.object({ partnerId: id }),
    response: z.array(withSpecifiedFields(SettlementAccount, ['id'])),
  }),
  add: endpoint({
    method: 'POST',
    path,
    summary: 'Add a bank account in the name of the organisation, up to three. The first becomes the primary account.',
    access: { who: 'member', partner: { in: 'body', name: 'partnerId', by: 'account_sid' }, areas: 'owner' },
    body: z.object({ partnerId: id, ...settlementAccountFields }),
    response: data(SettlementAccount),
    status: 201,
    stepUp: true,
    errors: ['AccountNotResolved', 'ItemAlreadyExist', 'InvalidTransition', 'BankUnavailable'],
    invalidates: ['settlementAccounts', 'payouts', 'payslips', 'partners'],
  }),
  makePrimary: endpoint({
    method: 'PATCH',
    path: `${path}/:id`,
    summary: 'Make an account the primary one. Its first payout is a day later at the earliest.',
    access: { who: 'member', partner: byItem, areas: 'owner' },
    params: z.object({ id }),
    body: z.object({ is_primary: z.literal(true) }),
    response: data(SettlementAccount),
    stepUp: true,
    errors: ['InvalidTransition'],
    invalidates: ['settlementAccounts', 'payouts', 'payslips'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Remove an account. The primary one needs another active account, the last one a balance of zero.',
    access: { who: 'member', partner: byItem, areas: 'owner' },
    idempotent: true,
    params: z.object({ id }),
    response: data(z.object({ id })),
    stepUp: true,
    errors: ['InvalidTransition'],
    invalidates: ['settlementAccounts', 'payouts', 'payslips', 'partners'],
  }),
  number: endpoint({
    method: 'GET',
    path: `${path}/:id/number`,
    summary: 'Get the full account number. Requires a step-up.',
    access: { who: 'member', partner: byItem, areas: 'owner' },
    params: z.object({ id }),
    response: data(z.object({ id, account_number: z.string() })),
    stepUp: true,
  }),
}
