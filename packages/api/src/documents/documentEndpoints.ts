import * as z from 'zod/mini'
import type { EndpointAccess, PartnerLocator } from '../kernel/endpointAccess.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { data, id, instant } from '../kernel/commonSchemas.ts'
import { documentResources } from './documentResources.ts'
import { Document, DocumentChange, DocumentQuery, DocumentQuestion, NewDocument } from './document.ts'

/** Resources that are stale after a write to documents. */
const invalidates = [...documentResources, 'vehicles', 'drivers', 'kyc', 'partners']

type Areas = Extract<EndpointAccess, { who: 'member' }>['areas']

/** The endpoints of the documents of one owner: a vehicle, a driver or the organisation. */
export function documentEndpoints<Key extends 'id' | 'account_sid'>(
  what: string,
  prefix: `/v1/${string}`,
  key: Key,
  by: PartnerLocator['by'],
  { read, write }: { read: Areas; write: Areas },
) {
  const of = (areas: Areas) => ({ who: 'member' as const, partner: { in: 'params' as const, name: key, by }, areas })
  const owner = z.object({ [key]: id } as { [K in Key]: typeof id })
  const one = z.extend(owner, { documentId: id })
  const list: `/v1/${string}` = `${prefix}/:${key}/documents`
  const item: `/v1/${string}` = `${list}/:documentId`
  return {
    list: endpoint({
      method: 'GET',
      path: list,
      summary: `List the documents of ${what}, including the missing ones.`,
      access: of(read),
      params: owner,
      query: z.object({ /** `1`: include replaced documents. */ history: z.optional(z.literal('1', 'Must be 1 or absent')) }),
      response: z.object({ data: z.array(Document), metadata: z.object({ total: z.int(), as_of: instant }) }),
    }),
    create: endpoint({
      method: 'POST',
      path: list,
      summary: `Upload a document of ${what} for review. A valid one stays valid until the new one is approved.`,
      access: of(write),
      params: owner,
      body: NewDocument,
      response: data(Document),
      status: 201,
      errors: ['ItemAlreadyExist', 'InvalidTransition'],
      invalidates: invalidates,
    }),
    get: endpoint({
      method: 'GET',
      path: item,
      summary: `Get a document of ${what} by its id or the code of its type.`,
      access: of(read),
      params: one,
      response: data(Document),
    }),
    update: endpoint({
      method: 'PATCH',
      path: item,
      summary: `Correct a document of ${what} that is under review, or snooze its reminders.`,
      access: of(write),
      idempotent: true,
      params: one,
      body: DocumentChange,
      response: data(Document),
      errors: ['InvalidTransition', 'VersionConflict'],
      invalidates: invalidates,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: item,
      summary: `Delete an upload of ${what} that was never approved.`,
      access: of(write),
      idempotent: true,
      params: one,
      response: data(z.object({ deleted: z.boolean() })),
      errors: ['InvalidTransition'],
      invalidates: invalidates,
    }),
    query: endpoint({
      method: 'POST',
      path: `${item}/query`,
      summary: `Send a question about a document of ${what}.`,
      access: of(write),
      params: one,
      body: DocumentQuery,
      response: data(DocumentQuestion),
      status: 201,
    }),
  }
}
