import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { data, id, instant, openEnum } from '../kernel/commonSchemas.ts'
import { partnerById } from '../partners/partners.contract.ts'

/** Rows of one import, and how many of them are done while the caller waits; a longer one is done afterwards. */
export const importLimits = { rows: 1000, inline: 200 } as const

/** What became of one row; `row` counts from 1. */
export const ImportRow = z.object({
  row: z.int(),
  /** `valid`: would be written (a trial run, or an import that was given up). */
  status: openEnum(['created', 'valid', 'failed']),
  errors: z.record(z.string(), z.string()),
  id: z.optional(id),
})

/** What became of an import. */
export const ImportResult = z.object({
  created: z.int(),
  /** Always counted: rows that changed something that was there. */
  updated: z.int(),
  failed: z.int(),
  rows: z.array(ImportRow),
})
export type ImportResult = z.output<typeof ImportResult>

/** An import: done with its result, or still in the queue under its id. */
export const Import = z.extend(ImportResult, {
  id: z.nullable(id),
  status: openEnum(['queued', 'processing', 'done', 'failed']),
  created_at: instant,
})
export type Import = z.output<typeof Import>

const body = z.object({
  /** Only says what would become of the rows. */
  dry_run: z._default(z.boolean(), false),
  /** `skip` writes the good rows, `abort` all or none. */
  on_error: z._default(z.enum(['skip', 'abort'], 'skip or abort'), 'skip'),
  rows: z
    .array(z.record(z.string(), z.unknown()), 'Please choose a file with rows')
    .check(z.minLength(1, 'The file has no rows'), z.maxLength(importLimits.rows, `At most ${importLimits.rows} rows at once`)),
})

const rowLimit = (kind: 'vehicles' | 'drivers') =>
  endpoint({
    method: 'POST',
    path: `/v1/partners/:id/${kind}/import`,
    summary: `Adds many ${kind} at once, row by row; up to ${importLimits.inline} while the caller waits, more under the answered id.`,
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
    summary: 'How far a long import has come, and what became of its rows.',
    access: { who: 'member', partner: partnerById, areas: ['vehicles', 'drivers'] },
    params: z.object({ id, importId: id }),
    response: data(Import),
  }),
}
