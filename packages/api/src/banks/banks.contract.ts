import { settlementAccountFields } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { data, id, openEnum } from '../kernel/commonSchemas.ts'

export const Bank = z.object({
  /** The bank code of the Central Bank. */
  code: z.string(),
  name: z.string(),
  slug: z.string(),
  /** Deposit money bank, merchant bank, mortgage bank, microfinance bank, payment service bank or wallet. */
  kind: openEnum(['dmb', 'merchant', 'mortgage', 'mfb', 'psb', 'fintech']),
  /** The USSD code. */
  ussd: z.optional(z.string()),
})
export type Bank = z.output<typeof Bank>

export const banks = {
  list: endpoint({
    method: 'GET',
    path: '/partner-payout/v1/banks',
    summary: 'List the banks that earnings can be paid to, by name.',
    access: { who: 'signedIn' },
    response: data(z.array(Bank)),
  }),
  resolve: endpoint({
    method: 'GET',
    path: '/partner-payout/v1/banks/resolve',
    summary: 'Look up the holder of a bank account. Limited to ten requests a minute.',
    access: { who: 'signedIn' },
    query: z.object({
      ...settlementAccountFields,
      /** The organisation of the account. @default the first organisation that the caller owns */
      partnerId: z.optional(id),
    }),
    response: data(
      z.object({
        account_name: z.string(),
        /** How well the account name matches the organisation. */
        name_match: openEnum(['exact', 'close', 'mismatch']),
        /** Whether the check digit fits the bank; null if unknown. Only a warning. */
        fits_bank: z.nullable(z.boolean()),
      }),
    ),
    errors: ['AccountNotResolved', 'TooManyRequests', 'BankUnavailable'],
  }),
}
