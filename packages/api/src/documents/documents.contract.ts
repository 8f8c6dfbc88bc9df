import { documentOwnerTypes } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { download, endpoint } from '../kernel/endpoint.ts'
import { listQuery } from '../kernel/listQuery.ts'
import { listResponse } from '../kernel/listResponse.ts'
import { data, day, id, instant, openEnum } from '../kernel/commonSchemas.ts'
import { partnerById } from '../partners/partners.contract.ts'
import { Document, documentStatuses, DocumentType } from './document.ts'
import { documentEndpoints } from './documentEndpoints.ts'
import { RenewalForecast } from './renewalForecast.ts'

const partnerByEitherKey = { in: 'params', name: 'account_sid', by: 'either' } as const
const daysRange = '`within_days` must be between 0 and 3660'

/** Document types, all documents of an organisation, the calendar of expiry dates, and what renewals will cost. */
export const documents = {
  types: endpoint({
    method: 'GET',
    path: '/v1/document-types',
    summary: 'List the document types of vehicles, drivers or organisations, with those that a city requires.',
    access: { who: 'signedIn' },
    query: z.object({ owner_type: z.enum(documentOwnerTypes, '`owner_type` must be vehicle, driver or partner'), city_id: z.optional(id) }),
    response: data(z.array(DocumentType)),
  }),
  list: endpoint({
    method: 'GET',
    path: '/v1/partners/:account_sid/documents',
    summary:
      "List documents. By an organisation's id: all documents that the caller's roles may see. By its account_sid: its own documents, including the missing ones.",
    access: { who: 'member', partner: partnerByEitherKey, areas: 'any' },
    params: z.object({ account_sid: id }),
    query: listQuery({
      sort: ['expiry_date', 'created_at'],
      filters: {
        state: openEnum(documentStatuses),
        owner_type: openEnum(documentOwnerTypes),
        /** Only of these vehicles, drivers or organisations. */
        owner_id: id,
        type: z.string().check(z.maxLength(60)),
      },
      also: {
        /** Expires within this number of days. */
        within_days: z.optional(
          z.coerce.number<string | number>(daysRange).check(z.int(daysRange), z.minimum(0, daysRange), z.maximum(3660, daysRange)),
        ),
        /** Expires on this day or later. */
        expires_from: z.optional(day),
        /** Expires on this day or earlier. */
        expires_to: z.optional(day),
        /** `1`: only what is expiring or has expired, and has no renewal under review. */
        needs_renewal: z.optional(z.literal('1', 'Must be 1 or absent')),
      },
    }),
    response: listResponse(Document, { counts: documentStatuses }),
  }),
  forecast: endpoint({
    method: 'GET',
    path: '/v1/partners/:id/documents/forecast',
    summary:
      'Estimate what renewals of the documents of vehicles and drivers will cost in the next twelve months, by usual fees. Only of owners that the roles may see.',
    access: { who: 'member', partner: partnerById, areas: ['vehicles', 'drivers'] },
    params: z.object({ id }),
    query: z.object({ owner_type: z.optional(z.enum(['vehicle', 'driver'], '`owner_type` must be vehicle or driver')) }),
    response: data(RenewalForecast),
  }),
  feed: endpoint({
    method: 'POST',
    path: '/v1/partners/:id/documents/feed',
    summary: 'Create the address of a personal calendar feed of expiry dates. The previous address stops working.',
    access: { who: 'member', partner: partnerById, areas: ['vehicles', 'drivers'] },
    params: z.object({ id }),
    response: data(z.object({ token: z.string(), path: z.string(), expires_at: instant })),
    status: 201,
    idempotent: false,
  }),
  calendar: download({
    method: 'GET',
    path: '/v1/partners/:id/documents/calendar.ics',
    summary: 'Download the expiry dates as a calendar, with the token of a feed.',
    access: { who: 'anyone' },
    params: z.object({ id }),
    query: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    produces: ['text/calendar'],
    errors: ['NotFound'],
  }),
}

/** The documents of vehicles. */
export const vehicleDocuments = documentEndpoints('a vehicle', '/v1/vehicles', 'id', 'vehicle', { read: ['vehicles'], write: ['vehicles'] })
/** The documents of drivers. */
export const driverDocuments = documentEndpoints('a driver', '/v1/drivers', 'id', 'driver', { read: ['drivers'], write: ['drivers'] })

const { list: _, ...calls } = documentEndpoints('the organisation', '/v1/partners', 'account_sid', 'either', {
  read: 'any',
  write: 'owner',
})
/** The documents of the organisation itself. `documents.list` lists them. */
export const partnerDocuments = calls
