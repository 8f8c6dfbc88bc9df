import * as z from 'zod/mini'
import { data, id } from '../kernel/commonSchemas.ts'
import { endpoint } from '../kernel/endpoint.ts'
import type { ErrorCode } from '../kernel/errors.ts'
import { listQuery } from '../kernel/listQuery.ts'
import { listResponse } from '../kernel/listResponse.ts'
import { partnerById } from '../partners/partners.contract.ts'
import { Assignment, ComplianceCounts, statusChangeBody } from './fleetSchemas.ts'

/** Totals of vehicles or drivers. Removed ones count only under their own status. */
const fleetTotals = <const Status extends string>(statuses: readonly [Status, ...Status[]]) =>
  z.object({
    total: z.int(),
    by_status: z.record(z.enum(statuses), z.int()),
    by_compliance: ComplianceCounts,
    needs_attention: z.int(),
    /** Vehicles without a driver, or active drivers without a vehicle. */
    unassigned: z.int(),
  })

/** The endpoints that vehicles and drivers share. */
export function fleetEndpoints<
  New extends z.ZodMiniType,
  Change extends z.ZodMiniType,
  Details extends z.ZodMiniType,
  Specified extends z.ZodMiniType,
  const Status extends string,
>({
  item,
  schemas,
  statuses,
  invalidates,
  errors,
  summaries,
}: {
  item: 'vehicle' | 'driver'
  schemas: {
    /** The body that adds one. */
    create: New
    /** The body that changes one. */
    update: Change
    /** The response of a write. */
    details: Details
    /** The response of `get`, with the fields of the specification. */
    specified: Specified
  }
  statuses: readonly [Status, ...Status[]]
  /** Resources that are stale after a write. */
  invalidates: readonly string[]
  errors: { update: readonly ErrorCode[]; setStatus: readonly ErrorCode[] }
  summaries: { create: string; update: string }
}) {
  const resource = `${item}s` as const
  const byPartner = { who: 'member', partner: partnerById, areas: [resource] } as const
  const byItem = { who: 'member', partner: { in: 'params', name: 'id', by: item }, areas: [resource] } as const
  const params = z.object({ id })
  return {
    stats: endpoint({
      method: 'GET',
      path: `/v1/partners/:id/${resource}/stats`,
      summary: `Count the ${resource} of an organisation by status and by the state of their documents.`,
      access: byPartner,
      params,
      response: data(fleetTotals(statuses)),
    }),
    create: endpoint({
      method: 'POST',
      path: `/v1/partners/:id/${resource}`,
      summary: summaries.create,
      access: byPartner,
      params,
      body: schemas.create,
      response: data(schemas.details),
      status: 201,
      errors: ['ItemAlreadyExist'],
      invalidates,
    }),
    get: endpoint({
      method: 'GET',
      path: `/v1/${resource}/:id`,
      summary: `Get a ${item} with all details.`,
      access: byItem,
      params,
      response: data(schemas.specified),
    }),
    update: endpoint({
      method: 'PATCH',
      path: `/v1/${resource}/:id`,
      summary: summaries.update,
      access: byItem,
      idempotent: true,
      params,
      body: schemas.update,
      response: data(schemas.details),
      errors: errors.update,
      invalidates,
    }),
    setStatus: endpoint({
      method: 'PATCH',
      path: `/v1/${resource}/:id/status`,
      summary: `Pause, resume, send for review, remove or restore (\`inactive\`) a ${item}. One that was not approved, or suspended, is restored as such.`,
      access: byItem,
      idempotent: true,
      params,
      body: statusChangeBody(['active', 'inactive', 'pending_review', 'archived']),
      response: data(schemas.details),
      errors: errors.setStatus,
      invalidates: item === 'driver' ? [...invalidates, 'trips'] : invalidates,
    }),
    assignments: endpoint({
      method: 'GET',
      path: `/v1/${resource}/:id/assignments`,
      summary: item === 'vehicle' ? 'List who drove a vehicle and when, newest first.' : 'List what a driver drove and when, newest first.',
      access: byItem,
      params,
      query: listQuery({ sort: ['from'], order: '-from' }),
      response: listResponse(Assignment),
    }),
  }
}
