import * as z from 'zod/mini'
import { download, endpoint } from '../kernel/endpoint.ts'
import { listQuery } from '../kernel/listQuery.ts'
import { listResponse } from '../kernel/listResponse.ts'
import { data, id, instant, openEnum } from '../kernel/commonSchemas.ts'
import { partnerById } from '../partners/partners.contract.ts'

export const reportTypes = [
  'earnings_lines',
  'earnings_by_vehicle',
  'trips',
  'trip_stats',
  'vehicles',
  'drivers',
  'documents_expiry',
  'payouts',
  'payslips',
  'audit',
] as const
export type ReportType = (typeof reportTypes)[number]
export const reportFormats = ['csv', 'xlsx', 'pdf'] as const
export type ReportFormat = (typeof reportFormats)[number]
export const reportStatuses = ['queued', 'processing', 'ready', 'failed', 'expired'] as const

/** The filters of the reported list, by query name. */
const filters = z.record(
  z.string().check(z.maxLength(40)),
  z.union([z.string().check(z.maxLength(200)), z.array(z.string()).check(z.maxLength(50))]),
)

/** A report file. */
export const Report = z.object({
  id,
  type: openEnum(reportTypes),
  filters,
  format: z.enum(reportFormats),
  columns: z.array(z.string()),
  status: openEnum(reportStatuses),
  /** Null until it is ready. */
  rows: z.nullable(z.int()),
  /** Bytes. */
  size: z.nullable(z.int()),
  /** The download path, valid for seven days. */
  file: z.nullable(z.object({ Location: z.string(), expires_at: instant })),
  /** The reason of failure. */
  failure: z.nullable(z.string()),
  requested_by: z.object({ id, name: z.string() }),
  created_at: instant,
})
export type Report = z.output<typeof Report>

const byItem = { in: 'params', name: 'id', by: 'report' } as const

export const reports = {
  create: endpoint({
    method: 'POST',
    path: '/v1/partners/:id/reports',
    summary:
      'Create a report file. Up to 5,000 rows it is usually ready at once, otherwise the caller is notified. A PDF has at most 5,000 rows; CSV and XLSX have no limit.',
    access: { who: 'member', partner: partnerById, areas: ['earnings', 'trips', 'vehicles', 'drivers'] },
    params: z.object({ id }),
    body: z.object({
      type: z.enum(reportTypes),
      format: z._default(z.enum(reportFormats), 'csv'),
      filters: z._default(filters, {}),
      /** @default all columns */
      columns: z.optional(z.array(z.string()).check(z.minLength(1, 'Please select at least one column'), z.maxLength(40))),
    }),
    response: data(Report),
    status: 201,
    invalidates: ['reports'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/reports',
    summary: "List the caller's reports. Owners see the reports of all members.",
    access: { who: 'member', partner: partnerById, areas: ['earnings', 'trips', 'vehicles', 'drivers'] },
    params: z.object({ id }),
    query: listQuery({
      sort: ['created_at'],
      order: '-created_at',
      filters: { type: z.enum(reportTypes), status: z.enum(reportStatuses) },
    }),
    response: listResponse(Report, { counts: reportStatuses }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/v1/reports/:id',
    summary: 'Get the status of a report.',
    access: { who: 'member', partner: byItem, areas: ['earnings', 'trips', 'vehicles', 'drivers'] },
    params: z.object({ id }),
    response: data(Report),
  }),
  download: download({
    method: 'GET',
    path: '/v1/reports/:id/download',
    summary: 'Download the file of a report.',
    access: { who: 'member', partner: byItem, areas: ['earnings', 'trips', 'vehicles', 'drivers'] },
    params: z.object({ id }),
    produces: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/pdf'],
    errors: ['InvalidTransition'],
  }),
}
