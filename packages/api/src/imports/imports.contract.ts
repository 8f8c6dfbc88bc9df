import { importLimits } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { data, id, instant, openEnum } from '../kernel/commonSchemas.ts'
import { partnerById } from '../partners/partners.contract.ts'

/** The result of one row; `row` counts from 1. */
export const ImportRow = z.object({
  row: z.int(),
  /** `valid`: not written (dry run or aborted import). */
  status: openEnum(['created', 'valid', 'failed']),
  errors: z.record(z.string(), z.string()),
  id: z.optional(id),
})

/** The result of an import. */
export const ImportResult = z.object({
  created: z.int(),
  /** The number of updated rows. */
  updated: z.int(),
  failed: z.int(),
  rows: z.array(ImportRow),
})
export type ImportResult = z.output<typeof ImportResult>

/** A completed import with its result, or a queued one with its id. */
export const Import = z.extend(ImportResult, {
  id: z.nullable(id),
  status: openEnum(['queued', 'processing', 'done', 'failed']),
  created_at: instant,
})
export type Import = z.output<typeof Import>

const body = z.object({
  /** Validates the rows without writing them. */
  dry_run: z._default(z.boolean(), false),
  /** `skip` writes the valid rows, `abort` all or none. */
  on_error: z._default(z.enum(['skip', 'abort'], '`on_error` must be skip or abort'), 'skip'),
  rows: z
    .array(z.record(z.string(), z.unknown()), 'Please choose a file with rows')
    .check(z.minLength(1, 'The file has no rows'), z.maxLength(importLimits.rows, `At most ${importLimits.rows} rows at once`)),
})

const rowLimit = (kind: 'vehicles' | 'drivers') =>
  endpoint({
    method: 'POST',
    path: `/v1/partners/:id/${kind}/import`,
    summary: `Import ${kind} row by row. Up to ${importLimits.inline} rows are imported at once, more in the background under the returned id.`,
    access: { who: 'member', partner: partnerById, areas: [kind] },
    params: z.object({ id }),
    body,
    response: data(Import),
    isDeferred: (response) => data(Import).safeParse(response).data?.data.status === 'queued',
    invalidates: ['vehicles', 'drivers', 'documents', 'partners', 'lookups', 'imports'],
  })

export const imports = {
  vehicles: rowLimit('vehicles'),
  drivers: rowLimit('drivers'),
  get: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/imports/:importId',
    summary: 'Get the progress of an import and the result of each row.',
    access: { who: 'member', partner: partnerById, areas: ['vehicles', 'drivers'] },
    params: z.object({ id, importId: id }),
    response: data(Import),
  }),
}
