import { carryReasons, earningTypes, payoutStatuses } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { EarningLine } from '../earnings/earnings.contract.ts'
import { addedField } from '../kernel/addedFields.ts'
import { download, endpoint } from '../kernel/endpoint.ts'
import { listQuery } from '../kernel/listQuery.ts'
import { listResponse } from '../kernel/listResponse.ts'
import { data, day, id, instant, kobo, openEnum } from '../kernel/commonSchemas.ts'
import { currency, Payee } from '../money/payee.ts'
import { ReturnedPayout } from '../money/returnedPayout.ts'

/** `draft` is the current month. It is computed for each response and has no id of its own. */
export const payslipStatuses = ['draft', 'issued', 'paid', 'revised'] as const
export const draftPayslipId = 'current'

const sums = { gross_kobo: kobo, deductions_kobo: kobo, net_kobo: kobo }

/** The total of one type of earning lines. */
export const PayslipLine = z.object({
  id,
  type: openEnum(earningTypes),
  direction: z.enum(['credit', 'debit']),
  label: z.string(),
  amount_kobo: kobo,
  quantity: z.optional(z.int()),
  unit_kobo: z.optional(kobo),
  /** An explanation in one or two sentences. */
  explain: z.string(),
  /** The number of earning lines. */
  earning_ids_count: z.int(),
})
export type PayslipLine = z.output<typeof PayslipLine>

/** Earning lines that the closing of a month left for a later payslip, by reason. */
export const CarriedLines = z.object({
  reason: openEnum(carryReasons),
  lines: z.int(),
  /** Credits minus debits. */
  amount_kobo: kobo,
  /** The reason in one sentence. */
  text: z.string(),
})
export type CarriedLines = z.output<typeof CarriedLines>

const payslipHead = {
  id,
  number: z.string(),
  period: z.object({ from: day, to: day }),
  status: openEnum(payslipStatuses),
  version_no: z.int(),
  /** Null for the draft. */
  issued_at: z.nullable(instant),
  totals: z.object({ ...sums, carried_forward_kobo: kobo, payable_kobo: kobo }),
  currency,
  /** The time of payment. */
  paid_at: z.nullable(instant),
  payout_id: z.nullable(id),
  /** The status of the payout: a payslip that is issued may have one that failed or came back. */
  payout_status: addedField(z.nullable(openEnum(payoutStatuses))),
  /** The number of open disputes. */
  disputes_open: z.int(),
  /** Payouts that came back and are paid again with this payslip, outside of gross and net. `payable_kobo` is net plus this, if positive. */
  returned_kobo: addedField(kobo),
}

/** A payslip in a list. */
export const PayslipHead = z.object(payslipHead)
export type PayslipHead = z.output<typeof PayslipHead>
export type CompletePayslipHead = z.input<typeof PayslipHead>

/** The organisation that a payslip is for, as it is registered today. */
export const PaidCompany = z.object({
  name: z.string(),
  /** The number in the register of companies; null for individuals. */
  rc_number: z.nullable(z.string()),
  address: z.nullable(z.string()),
})

/** A payslip. Immutable once issued: corrections are new versions. */
export const Payslip = z.object({
  ...payslipHead,
  company: addedField(PaidCompany),
  /** The balance of the previous month: zero or less. */
  opening_balance_kobo: kobo,
  lines: z.array(PayslipLine),
  /** The payouts of `returned_kobo`. */
  returned_payouts: addedField(z.array(ReturnedPayout)),
  /** Lines of earlier months that are on this payslip, and why. */
  carried_over: addedField(z.array(CarriedLines)),
  /** Lines of this month that are not on this payslip, and why. */
  left_over: addedField(z.array(CarriedLines)),
  /** What became of the payout of this payslip, if the bank returned it. */
  came_back: addedField(z.nullable(ReturnedPayout)),
  vehicles: z.array(z.object({ vehicle_id: id, registration_number: z.string(), trips: z.int(), ...sums })),
  /** Totals of lines without a vehicle. */
  unallocated: z.object(sums),
  tax: z.object({
    wht_base_kobo: kobo,
    wht_rate_bps: z.int(),
    wht_kobo: kobo,
    credit_note: z.object({ status: openEnum(['pending', 'available']) }),
  }),
  /** The account of the payout; null if there is none. */
  account: z.nullable(Payee),
  acknowledged_at: z.nullable(instant),
  /** The last day for disputes; null for the draft. */
  disputable_until: z.nullable(day),
})
export type Payslip = z.output<typeof Payslip>
/** A payslip with the fields that a server must fill. */
export type CompletePayslip = z.input<typeof Payslip>

/** The withholding tax of a calendar year, payslip by payslip: what an accountant claims back. */
export const TaxYear = z.object({
  year: z.string(),
  company: PaidCompany,
  /** The issued payslips of the year's months, January first. */
  payslips: z.array(
    z.object({
      payslip_id: id,
      number: z.string(),
      period: z.object({ from: day, to: day }),
      gross_kobo: kobo,
      wht_base_kobo: kobo,
      wht_rate_bps: z.int(),
      wht_kobo: kobo,
      credit_note: z.object({ status: openEnum(['pending', 'available']) }),
    }),
  ),
  totals: z.object({
    gross_kobo: kobo,
    wht_base_kobo: kobo,
    wht_kobo: kobo,
    /** Withheld tax with a credit note. */
    credited_kobo: kobo,
    /** Withheld tax whose credit note has not come yet. */
    pending_kobo: kobo,
  }),
  /** The years that have payslips, newest first. */
  years: z.array(z.string()),
})
export type TaxYear = z.output<typeof TaxYear>

const path = '/partner-payout/v1/payslips'
const year = z.string().check(z.regex(/^\d{4}$/, 'Please send a year as in 2026'))
const byItem = { in: 'params', name: 'id', by: 'payslip' } as const
const areas = ['earnings'] as const
const byPartner = { in: 'query', name: 'partnerId', by: 'account_sid' } as const

export const payslips = {
  list: endpoint({
    method: 'GET',
    path,
    summary: 'List the payslips of an organisation, newest first. The current month comes first as a draft.',
    access: { who: 'member', partner: byPartner, areas },
    query: listQuery({
      sort: ['period', 'net', 'number'],
      order: '-period',
      filters: { status: z.enum(payslipStatuses), year },
      also: { partnerId: id },
    }),
    response: listResponse(PayslipHead, { counts: payslipStatuses }),
  }),
  current: endpoint({
    method: 'GET',
    path: `${path}/current`,
    summary: 'Get the draft payslip of the current month.',
    access: { who: 'member', partner: byPartner, areas },
    query: z.object({ partnerId: id }),
    response: z.object({ data: Payslip, metadata: z.object({ as_of: instant }) }),
  }),
  taxYear: endpoint({
    method: 'GET',
    path: `${path}/tax`,
    summary: 'Get the withholding tax of a calendar year with its credit notes, payslip by payslip.',
    access: { who: 'member', partner: byPartner, areas },
    query: z.object({ partnerId: id, year }),
    response: z.object({ data: TaxYear, metadata: z.object({ as_of: instant }) }),
  }),
  taxYearDownload: download({
    method: 'GET',
    path: `${path}/tax/download`,
    summary: 'Download the withholding tax of a calendar year as PDF or CSV.',
    access: { who: 'member', partner: byPartner, areas },
    query: z.object({ partnerId: id, year, format: z._default(z.enum(['pdf', 'csv']), 'pdf') }),
    produces: ['application/pdf', 'text/csv'],
  }),
  get: endpoint({
    method: 'GET',
    path: `${path}/:id`,
    summary: 'Get a payslip with its lines, vehicles, tax and account.',
    access: { who: 'member', partner: byItem, areas },
    params: z.object({ id }),
    response: data(Payslip),
  }),
  versions: endpoint({
    method: 'GET',
    path: `${path}/:id/versions`,
    summary: 'List all versions of a payslip, newest first, with the changes in each.',
    access: { who: 'member', partner: byItem, areas },
    params: z.object({ id }),
    response: data(
      z.array(
        z.object({
          ...payslipHead,
          changes: z.array(z.object({ type: openEnum(earningTypes), label: z.string(), from_kobo: kobo, to_kobo: kobo })),
        }),
      ),
    ),
  }),
  sources: endpoint({
    method: 'GET',
    path: `${path}/:id/lines/:lineId/sources`,
    summary: 'List the earning lines behind a payslip line.',
    access: { who: 'member', partner: byItem, areas },
    params: z.object({ id, lineId: id }),
    query: listQuery({ sort: ['occurred_at', 'amount'], order: '-occurred_at' }),
    response: listResponse(EarningLine),
  }),
  acknowledge: endpoint({
    method: 'POST',
    path: `${path}/:id/acknowledge`,
    summary: 'Acknowledge a payslip.',
    access: { who: 'member', partner: byItem, areas },
    params: z.object({ id }),
    response: data(z.object({ id, acknowledged_at: instant })),
    errors: ['InvalidTransition'],
    invalidates: ['payslips'],
  }),
  download: download({
    method: 'GET',
    path: `${path}/:id/download`,
    summary: 'Download a payslip as PDF or CSV.',
    access: { who: 'member', partner: byItem, areas },
    params: z.object({ id }),
    query: z.object({ format: z._default(z.enum(['pdf', 'csv']), 'pdf') }),
    produces: ['application/pdf', 'text/csv'],
  }),
  creditNote: download({
    method: 'GET',
    path: `${path}/:id/credit-note`,
    summary: 'Download the credit note for the withholding tax of a payslip, once it is available.',
    access: { who: 'member', partner: byItem, areas },
    params: z.object({ id }),
    query: z.object({ format: z._default(z.enum(['pdf']), 'pdf') }),
    produces: ['application/pdf'],
    errors: ['InvalidTransition'],
  }),
}
