import type { contract } from '../contract.ts'
import type { Parsed } from '../kernel/endpoint.ts'
import { countByValue, paginate } from '../kernel/listResponse.ts'
import { documentStatuses, type Document } from './document.ts'

type Query = Parsed<(typeof contract)['documents']['list']>['query']

/** One page of a complete list of documents, with all filters and the search, and the counts by status of the owners. */
export function pageDocuments(all: readonly Document[], query: Query, now: Date) {
  const { state, owner_type, owner_id, type, within_days, expires_from, expires_to, needs_renewal } = query
  const has = (requested: readonly string[], value: string) => requested.length === 0 || requested.includes(value)
  const isOfOwners = (document: Document) => has(owner_type, document.owner_type) && has(owner_id, document.owner_id)
  const found = all.filter(
    (document) =>
      has(state, document.status) &&
      isOfOwners(document) &&
      has(type, document.type) &&
      (within_days === undefined || (document.days_left !== null && document.days_left >= 0 && document.days_left <= within_days)) &&
      (expires_from === undefined || (document.expiry_date ?? '') >= expires_from) &&
      (expires_to === undefined || (document.expiry_date !== null && document.expiry_date <= expires_to)) &&
      (needs_renewal === undefined || (['expiring', 'expired'].includes(document.status) && document.renewing !== true)),
  )
  const { data, metadata } = paginate(found, query, {
    now,
    by: { expiry_date: (document) => document.expiry_date, created_at: (document) => document.created_at },
    text: (document) => [document.owner_label, document.owner_label.replaceAll('-', ''), document.number, document.label],
  })
  const ofOwners = all.filter(isOfOwners)
  return {
    data,
    metadata: {
      ...metadata,
      counts: countByValue(
        documentStatuses,
        ofOwners.map(({ status }) => status),
      ),
    },
  }
}
