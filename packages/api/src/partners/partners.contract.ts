import { periods } from '@vehicle-partner/domain'
import { companyFields } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { addedField, lenientAnswer } from '../kernel/addedFields.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { data, day, id, instant, kobo, openEnum } from '../kernel/commonSchemas.ts'
import { NextPayout } from '../money/nextPayout.ts'
import { PartnerMode } from '../users/membership.ts'

/** `?period=`: one of the eight periods of spec section 9. */
export const PeriodQuery = z.object({ period: z.optional(z.enum(periods)) })
/** The period of an answer. `from` and `to` are inclusive days in Africa/Lagos; both absent for `all`. */
export const PeriodDays = z.object({ key: z.enum(periods), from: z.optional(day), to: z.optional(day) })
export const partnerById = { in: 'params', name: 'id', by: 'id' } as const

/** A required action of the partner, with its page. */
export const NeedsAction = z.object({
  kind: z.string(),
  severity: openEnum(['info', 'warning', 'critical']),
  count: z.int(),
  /** A sentence: '2 documents have expired'. */
  label: z.string(),
  /** The consequence, in one sentence. */
  detail: z.optional(z.string()),
  action_label: z.optional(z.string()),
  /** Path inside the portal. */
  link: z.string(),
})

export type NeedsAction = z.output<typeof NeedsAction>

/** Dashboard totals. Amounts are absent, not zero, for roles without earnings access. */
export const Summary = z.object({
  total_drivers: z.optional(z.int()),
  total_vehicles: z.optional(z.int()),
  /** Approved company documents. */
  companyDocs: z.optional(z.int()),
  companyDocsStatus: z.optional(openEnum(['pending', 'under-review', 'completed'])),
  total_upcoming_trips: z.optional(z.int()),
  total_active_trips: z.optional(z.int()),
  total_completed_trips: z.optional(z.int()),
  settlement_accounts: z.optional(z.int()),
  vehicles_needing_documents: z.optional(z.int()),
  drivers_without_vehicle: z.optional(z.int()),
  /** The next departure, independent of the period. */
  next_trip: z.optional(z.nullable(z.object({ departure_at: instant, origin: z.string(), destination: z.string() }))),
  /** Totals of the previous period, and its days: as many as have passed of a period that is still running. Absent for `all`. */
  previous: z.optional(z.object({ total_completed_trips: z.int(), from: addedField(day), to: addedField(day) })),
  earningsSummary: z.optional(
    z.object({
      /** `amount` is in naira with two decimals, as specified. Clients should use `amount_kobo`. */
      unsettledEarnings: z.object({ amount: z.number(), amount_kobo: addedField(kobo), currency: addedField(z.literal('NGN')) }),
      next_payout: addedField(z.nullable(NextPayout)),
    }),
  ),
  needs_action: addedField(z.array(NeedsAction)),
  period: addedField(PeriodDays),
})
export type Summary = z.output<typeof Summary>

/** An organisation with its registration details. */
export const Organization = z.object({
  id,
  account_sid: id,
  mode: PartnerMode,
  company_name: z.string(),
  rc_number: z.nullable(z.string()),
  business_type: z.nullable(z.string()),
  company_address: z.nullable(z.string()),
  company_email: z.nullable(z.string()),
  /** E.164. */
  company_phone: z.nullable(z.string()),
  experience_start_date: z.nullable(day),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  logo: z.nullable(z.string()),
  /** Whether name, number and type of business only change after a review. */
  locked: z.boolean(),
  /** A change under review. */
  change_request: z.nullable(z.object({ id: addedField(id), changes: z.record(z.string(), z.string()), created_at: instant })),
  /** The last requested change, if it was declined in the last 30 days. */
  declined_change: addedField(
    z.nullable(
      z.object({
        changes: z.record(z.string(), z.string()),
        created_at: instant,
        declined_at: instant,
        /** Why, in a sentence. */
        reason_text: z.nullable(z.string()),
      }),
    ),
  ),
  version: z.int(),
  created_at: instant,
})
export type Organization = z.output<typeof Organization>
/** As a server sends it. */
export type CompleteOrganization = z.input<typeof Organization>

/** The company form (spec sections 3 and 5). */
const Business = z.object({
  mode: z.literal('business'),
  ...companyFields,
})

export const partners = {
  create: endpoint({
    method: 'POST',
    path: '/v1/partners',
    summary: 'Create an organisation with the signed-in user as its owner.',
    access: { who: 'signedIn' },
    status: 201,
    body: z.discriminatedUnion('mode', [Business, z.object({ mode: z.literal('individual') })], 'This field is required'),
    response: z.object({ data: lenientAnswer(Organization) }),
    errors: ['ItemAlreadyExist', 'CompanyNotFound'],
    invalidates: ['users', 'partners', 'kyc'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/v1/partners/:id',
    summary: 'Get the registration details of an organisation.',
    access: { who: 'member', partner: partnerById, areas: 'any' },
    params: z.object({ id }),
    response: data(Organization),
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/v1/partners/:id',
    summary: 'Update the registration details. Name, number and type of an approved business change after a review.',
    access: { who: 'member', partner: partnerById, areas: 'owner' },
    idempotent: true,
    params: z.object({ id }),
    body: z.object({
      ...z.partial(z.omit(Business, { mode: true })).shape,
      version: z.int(),
      logo: z.optional(z.nullable(z.string())),
    }),
    response: data(Organization),
    errors: ['VersionConflict', 'CompanyNotFound', 'InvalidTransition'],
    invalidates: ['users', 'partners'],
  }),
  withdrawChange: endpoint({
    method: 'DELETE',
    path: '/v1/partners/:id/change-requests/:request_id',
    summary: 'Withdraw a change of the registration details that is under review.',
    access: { who: 'member', partner: partnerById, areas: 'owner' },
    idempotent: true,
    params: z.object({ id, request_id: id }),
    response: data(Organization),
    errors: ['NotFound', 'InvalidTransition'],
    invalidates: ['partners'],
  }),
  summary: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/summaries',
    summary: 'Get the dashboard totals of a period.',
    access: { who: 'member', partner: partnerById, areas: ['dashboard'] },
    params: z.object({ id }),
    query: PeriodQuery,
    response: z.object({ data: Summary, metadata: addedField(z.object({ as_of: instant })) }),
  }),
}
