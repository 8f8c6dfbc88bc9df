import { issueCategories, issueSeverities, issueStates } from '@vehicle-partner/domain'
import { tripIssueErrors, tripIssueFields } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { data, id, instant, openEnum } from '../kernel/commonSchemas.ts'

const partnerByTrip = { in: 'params', name: 'id', by: 'trip' } as const
const params = z.object({ id })

/** An issue on a trip. */
export const Issue = z.object({
  id,
  /** The reference for users: `ISS-4F2K9`. */
  reference: z.string(),
  trip_id: id,
  category: openEnum(issueCategories),
  severity: openEnum(issueSeverities),
  description: z.string(),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  photos: z.array(z.string()),
  needs_replacement: z.boolean(),
  state: openEnum(issueStates),
  reported_by: z.object({ name: z.string() }),
  created_at: instant,
  resolved_at: z.nullable(instant),
})
export type Issue = z.output<typeof Issue>

/** The body of a report. */
export const NewIssue = z
  .object({
    ...tripIssueFields,
    photos: z._default(tripIssueFields.photos, []),
    needs_replacement: z._default(tripIssueFields.needs_replacement, false),
  })
  .check(
    z.refine((issue) => tripIssueErrors(issue).lat === undefined, { path: ['lat'], error: 'A location has a latitude and a longitude' }),
  )
export type NewIssue = z.output<typeof NewIssue>

export const issues = {
  list: endpoint({
    method: 'GET',
    path: '/v1/trips/:id/issues',
    summary: 'List the issues of a trip, newest first.',
    access: { who: 'member', partner: partnerByTrip, areas: ['trips'] },
    params,
    response: z.object({ data: z.array(Issue), metadata: z.object({ total: z.int(), as_of: instant }) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/trips/:id/issues',
    summary: 'Report an issue on a trip. Severity `stopped` interrupts the trip.',
    access: { who: 'member', partner: partnerByTrip, areas: ['trips'] },
    params,
    body: NewIssue,
    response: data(Issue),
    status: 201,
    errors: ['InvalidTransition'],
    invalidates: ['issues', 'trips', 'partners'],
  }),
}
