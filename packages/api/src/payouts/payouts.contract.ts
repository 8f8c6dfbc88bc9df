import { failureCodes, holdCodes, payoutStatuses, payoutTabs, type FailureCode, type HoldCode } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { addedField } from '../kernel/addedFields.ts'
import { download, endpoint } from '../kernel/endpoint.ts'
import { listQuery } from '../kernel/listQuery.ts'
import { listResponse } from '../kernel/listResponse.ts'
import { data, day, id, instant, kobo, openEnum } from '../kernel/commonSchemas.ts'
import { currency, Payee } from '../money/payee.ts'
import { PayoutStep } from '../money/nextPayout.ts'
import { endsAfterStart, dateRangeShape } from '../money/dateRanges.ts'
import { ReturnedPayout } from '../money/returnedPayout.ts'

const failureWords = Object.keys(failureCodes) as [FailureCode, ...FailureCode[]]
const holdWords = Object.keys(holdCodes) as [HoldCode, ...HoldCode[]]

/** The payout of a month. */
export const Payout = z.object({
  id,
  reference: z.string(),
  payslip_ids: z.array(id),
  /** The paid month. */
  period: z.object({ from: day, to: day }),
  /** Null until the month closes. */
  amount_kobo: z.nullable(kobo),
  currency,
  method: z.literal('bank_transfer'),
  /** The account at the time of transfer, before that the present one. */
  account: z.nullable(Payee),
  account_id: z.nullable(id),
  status: openEnum(payoutStatuses),
  scheduled_for: day,
  initiated_at: z.nullable(instant),
  paid_at: z.nullable(instant),
  expected_by: z.nullable(day),
  /** The thirty-digit session id of the transfer. */
  bank_session_id: z.nullable(z.string()),
  /** The text on the bank statement. */
  narration: z.nullable(z.string()),
  failure: z.nullable(z.object({ code: openEnum(failureWords), text: z.string(), fix: z.string(), next_retry_at: z.nullable(instant) })),
  attempts: z.array(
    z.object({ at: instant, status: openEnum(['processing', 'paid', 'failed', 'reversed']), failure_code: z.nullable(z.string()) }),
  ),
  hold: z.nullable(z.object({ reason_code: openEnum(holdWords), text: z.string(), fix: z.string() })),
  /** What happens next, or what the partner can do. A retry is rejected unless `can_retry`. */
  next_step: addedField(PayoutStep),
  /** What became of a payout that came back. */
  returned: addedField(z.nullable(ReturnedPayout)),
  version: z.int(),
})
export type Payout = z.output<typeof Payout>
/** A payout with the fields that a server must fill. */
export type CompletePayout = z.input<typeof Payout>

const path = '/partner-payout/v1/payouts'
const byItem = { in: 'params', name: 'id', by: 'payout' } as const
const byPartner = { in: 'query', name: 'partnerId', by: 'account_sid' } as const
const areas = ['earnings'] as const

export const payouts = {
  list: endpoint({
    method: 'GET',
    path,
    summary: 'List the payouts of an organisation. Search matches a reference, a bank session or an exact amount.',
    access: { who: 'member', partner: byPartner, areas },
    query: listQuery({
      sort: ['scheduled_for', 'amount', 'reference'],
      order: '-scheduled_for',
      filters: { status: z.enum(payoutStatuses), tab: z.enum(payoutTabs), account_id: id },
      also: { partnerId: id, ...dateRangeShape },
    }).check(endsAfterStart as never),
    response: listResponse(Payout, { counts: payoutTabs }),
  }),
  next: endpoint({
    method: 'GET',
    path: `${path}/next`,
    summary: 'Get the next payout with an estimated amount, or null.',
    access: { who: 'member', partner: byPartner, areas },
    query: z.object({ partnerId: id }),
    response: z.object({
      data: z.nullable(z.object({ ...Payout.shape, estimate_kobo: kobo })),
      metadata: z.object({ as_of: instant }),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: `${path}/:id`,
    summary: 'Get a payout with its transfer attempts.',
    access: { who: 'member', partner: byItem, areas },
    params: z.object({ id }),
    response: data(Payout),
  }),
  retry: endpoint({
    method: 'POST',
    path: `${path}/:id/retry`,
    summary:
      'Retry a failed or held payout, to the present primary account: active, in the right name, usable now, and not one that has failed for good. A hold of the operator stays.',
    access: { who: 'member', partner: byItem, areas: 'owner' },
    params: z.object({ id }),
    response: data(Payout),
    errors: ['InvalidTransition', 'BankUnavailable'],
    invalidates: ['payouts', 'payslips', 'partners'],
  }),
  receipt: download({
    method: 'GET',
    path: `${path}/:id/receipt`,
    summary: 'Download the receipt of a paid payout.',
    access: { who: 'member', partner: byItem, areas },
    params: z.object({ id }),
    query: z.object({ format: z._default(z.enum(['pdf']), 'pdf') }),
    produces: ['application/pdf'],
    errors: ['InvalidTransition'],
  }),
}
