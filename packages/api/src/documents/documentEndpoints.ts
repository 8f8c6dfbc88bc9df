import * as z from 'zod/mini'
import type { EndpointAccess, PartnerLocator } from '../kernel/endpointAccess.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { data, id, instant } from '../kernel/commonSchemas.ts'
import { Document, DocumentChange, DocumentQuery, NewDocument } from './document.ts'

/** What a write to documents makes stale. */
const invalidates = ['documents', 'vehicleDocuments', 'driverDocuments', 'partnerDocuments', 'vehicles', 'drivers', 'kyc', 'partners']

type Areas = Extract<EndpointAccess, { who: 'member' }>['areas']

/** The calls about the documents of one owner, which are the same for vehicles, drivers and the organisation itself. */
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
      summary: `The documents of ${what}, those that are missing among them.`,
      access: of(read),
      params: owner,
      query: z.object({ /** `1`: also those that were replaced. */ history: z.optional(z.literal('1', 'Either 1 or nothing')) }),
      response: z.object({ data: z.array(Document), metadata: z.object({ total: z.int(), as_of: instant }) }),
    }),
    create: endpoint({
      method: 'POST',
      path: list,
      summary: `Sends a document of ${what} for review; the one in force stays so until the new one is approved.`,
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
      summary: `A document of ${what}, by its id, or by the code of its type.`,
      access: of(read),
      params: one,
      response: data(Document),
    }),
    update: endpoint({
      method: 'PATCH',
      path: item,
      summary: `Corrects a document of ${what} while it is under review, or puts off its reminders.`,
      access: of(write),
      params: one,
      body: DocumentChange,
      response: data(Document),
      errors: ['InvalidTransition', 'VersionConflict'],
      invalidates: invalidates,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: item,
      summary: `Deletes an upload of ${what} that was never approved.`,
      access: of(write),
      params: one,
      response: data(z.object({ deleted: z.boolean() })),
      errors: ['InvalidTransition'],
      invalidates: invalidates,
    }),
    query: endpoint({
      method: 'POST',
      path: `${item}/query`,
      summary: `Asks about a document of ${what}.`,
      access: of(write),
      params: one,
      body: DocumentQuery,
      response: data(z.object({ id, message: z.string(), created_at: instant })),
      status: 201,
    }),
  }
}
