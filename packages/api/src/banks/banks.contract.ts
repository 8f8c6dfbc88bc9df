import { settlementAccountFields } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { data, id, openEnum } from '../kernel/commonSchemas.ts'

export const Bank = z.object({
  /** The Central Bank's code. */
  code: z.string(),
  name: z.string(),
  slug: z.string(),
  /** Deposit money bank, merchant bank, mortgage bank, microfinance bank, payment service bank or wallet. */
  kind: openEnum(['dmb', 'merchant', 'mortgage', 'mfb', 'psb', 'fintech']),
  /** The code to dial. */
  ussd: z.optional(z.string()),
})
export type Bank = z.output<typeof Bank>

export const banks = {
  list: endpoint({
    method: 'GET',
    path: '/partner-payout/v1/banks',
    summary: 'The banks that earnings can be paid to, by name.',
    access: { who: 'signedIn' },
    response: data(z.array(Bank)),
  }),
  resolve: endpoint({
    method: 'GET',
    path: '/partner-payout/v1/banks/resolve',
    summary: 'In whose name an account is; ten times a minute.',
    access: { who: 'signedIn' },
    query: z.object({
      ...settlementAccountFields,
      /** The organisation that the account is for; without one, the first that the caller owns. */
      partnerId: z.optional(id),
    }),
    response: data(
      z.object({
        account_name: z.string(),
        /** How well the name fits the organisation's. */
        name_match: openEnum(['exact', 'close', 'mismatch']),
        /** Whether the last digit fits the bank: a warning and no more; null where nothing can be said. */
        fits_bank: z.nullable(z.boolean()),
      }),
    ),
    errors: ['AccountNotResolved', 'TooManyRequests', 'BankUnavailable'],
  }),
}
