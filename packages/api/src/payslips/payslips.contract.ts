import { earningTypes } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { EarningLine } from '../earnings/earnings.contract.ts'
import { download, endpoint } from '../kernel/endpoint.ts'
import { listQuery } from '../kernel/listQuery.ts'
import { listResponse } from '../kernel/listResponse.ts'
import { data, day, id, instant, kobo, openEnum } from '../kernel/commonSchemas.ts'
import { currency, Payee } from '../money/payee.ts'

/** `draft` is the running month as far as it has come; it is computed with each answer and has no id of its own. */
export const payslipStatuses = ['draft', 'issued', 'paid', 'revised'] as const
export const draftPayslipId = 'current'

const sums = { gross_kobo: kobo, deductions_kobo: kobo, net_kobo: kobo }

/** The lines of one type in a month, as one sum. */
export const PayslipLine = z.object({
  id,
  type: openEnum(earningTypes),
  direction: z.enum(['credit', 'debit']),
  label: z.string(),
  amount_kobo: kobo,
  quantity: z.optional(z.int()),
  unit_kobo: z.optional(kobo),
  /** Why, in one or two sentences. */
  explain: z.string(),
  /** How many earning lines stand behind it. */
  earning_ids_count: z.int(),
})
export type PayslipLine = z.output<typeof PayslipLine>

const head = {
  id,
  number: z.string(),
  period: z.object({ from: day, to: day }),
  status: openEnum(payslipStatuses),
  version_no: z.int(),
  /** Null for the draft. */
  issued_at: z.nullable(instant),
  totals: z.object({ ...sums, carried_forward_kobo: kobo, payable_kobo: kobo }),
  currency,
  /** When its money arrived. */
  paid_at: z.nullable(instant),
  payout_id: z.nullable(id),
  /** Open queries about its lines. */
  disputes_open: z.int(),
}

/** A payslip in a list. */
export const PayslipHead = z.object(head)
export type PayslipHead = z.output<typeof PayslipHead>

/** A month's account. Once issued it never changes; a correction is the next version. */
export const Payslip = z.object({
  ...head,
  /** What the month before carried in: 0 or less. */
  opening_balance_kobo: kobo,
  lines: z.array(PayslipLine),
  vehicles: z.array(z.object({ vehicle_id: id, registration_number: z.string(), trips: z.int(), ...sums })),
  /** Sums of lines that belong to no vehicle. */
  unallocated: z.object(sums),
  tax: z.object({
    wht_base_kobo: kobo,
    wht_rate_bps: z.int(),
    wht_kobo: kobo,
    credit_note: z.object({ status: openEnum(['pending', 'available']) }),
  }),
  /** The account that it is paid to; null without one. */
  account: z.nullable(Payee),
  acknowledged_at: z.nullable(instant),
  /** Until when its lines can be queried; null for the draft. */
  disputable_until: z.nullable(day),
})
export type Payslip = z.output<typeof Payslip>

const path = '/partner-payout/v1/payslips'
const byItem = { in: 'params', name: 'id', by: 'payslip' } as const
const areas = ['earnings'] as const
const byPartner = { in: 'query', name: 'partnerId', by: 'account_sid' } as const

export const payslips = {
  list: endpoint({
    method: 'GET',
    path,
    summary: 'The payslips of an organisation, the newest first, on top the running month as a draft.',
    access: { who: 'member', partner: byPartner, areas },
    query: listQuery({
      sort: ['period', 'net', 'number'],
      order: '-period',
      filters: { status: z.enum(payslipStatuses), year: z.string().check(z.regex(/^\d{4}$/)) },
      also: { partnerId: id },
    }),
    response: listResponse(PayslipHead, { counts: payslipStatuses }),
  }),
  current: endpoint({
    method: 'GET',
    path: `${path}/current`,
    summary: 'The running month so far, as a payslip would say it.',
    access: { who: 'member', partner: byPartner, areas },
    query: z.object({ partnerId: id }),
    response: z.object({ data: Payslip, metadata: z.object({ as_of: instant }) }),
  }),
  get: endpoint({
    method: 'GET',
    path: `${path}/:id`,
    summary: 'One payslip with its lines, vehicles, tax and account.',
    access: { who: 'member', partner: byItem, areas },
    params: z.object({ id }),
    response: data(Payslip),
  }),
  versions: endpoint({
    method: 'GET',
    path: `${path}/:id/versions`,
    summary: 'Every version of the same month, the newest first, with what each changed against the one before.',
    access: { who: 'member', partner: byItem, areas },
    params: z.object({ id }),
    response: data(
      z.array(
        z.object({
          ...head,
          changes: z.array(z.object({ type: openEnum(earningTypes), label: z.string(), from_kobo: kobo, to_kobo: kobo })),
        }),
      ),
    ),
  }),
  sources: endpoint({
    method: 'GET',
    path: `${path}/:id/lines/:lineId/sources`,
    summary: 'The earning lines behind one line of a payslip.',
    access: { who: 'member', partner: byItem, areas },
    params: z.object({ id, lineId: id }),
    query: listQuery({ sort: ['occurred_at', 'amount'], order: '-occurred_at' }),
    response: listResponse(EarningLine),
  }),
  acknowledge: endpoint({
    method: 'POST',
    path: `${path}/:id/acknowledge`,
    summary: 'Says that somebody of the organisation has seen the payslip.',
    access: { who: 'member', partner: byItem, areas },
    params: z.object({ id }),
    response: data(z.object({ id, acknowledged_at: instant })),
    errors: ['InvalidTransition'],
    invalidates: ['payslips'],
  }),
  download: download({
    method: 'GET',
    path: `${path}/:id/download`,
    summary: 'The payslip as a document to print, or as a table.',
    access: { who: 'member', partner: byItem, areas },
    params: z.object({ id }),
    query: z.object({ format: z._default(z.enum(['pdf', 'csv']), 'pdf') }),
    produces: ['application/pdf', 'text/csv'],
  }),
}
