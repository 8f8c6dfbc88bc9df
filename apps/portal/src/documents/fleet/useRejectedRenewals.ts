import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import type { Document } from '@vehicle-partner/api'
import { useState } from 'react'
import { useApi, useOrganization } from '../../session/useSession.ts'
import type { FleetOwner } from './fleetOwners.ts'

export interface Renewals {
  data: readonly Document[]
  metadata: { total: number; counts: { rejected: number } }
}

const rejectedPageSize = 100
/** With more rejected documents, only those of the owners and types in the list are read; they change with the list. */
const mostRejected = 1000

/** The pages that have the rejected renewals of these documents: an owner has one of a type at most. */
function listRejectedPages(renewals: Renewals | undefined): { page: number; owner_id?: string[]; type?: string[] }[] {
  const total = renewals?.metadata.counts.rejected ?? 0
  const owner_id = [...new Set(renewals?.data.map((document) => document.owner_id))]
  const type = [...new Set(renewals?.data.map((document) => document.type))]
  const [rows, filters] = total > mostRejected ? [Math.min(total, owner_id.length * type.length), { owner_id, type }] : [total, {}]
  return Array.from({ length: Math.ceil(rows / rejectedPageSize) || 1 }, (_, index) => ({ ...filters, page: index + 1 }))
}

const combine = (results: readonly UseQueryResult<{ data: Document[] }>[]) => ({
  rejected: results.flatMap(({ data }) => data?.data ?? []),
  isAnswered: !results.some(({ isPending }) => isPending),
  isComplete: results.every(({ isSuccess }) => isSuccess),
})

interface RejectedRenewals {
  /** The last renewal of a document, if it was rejected. */
  findRejected: (document: Document) => Document | undefined
  /** Whether its rejection, or that it has none, is known. */
  isKnown: (document: Document) => boolean
}

/** What was rejected of the documents that are to renew. After a change of the list, what was known of a document stays until the new answer. */
export function useRejectedRenewals(renewals: Renewals | undefined, owners: readonly FleetOwner[]): RejectedRenewals {
  const api = useApi()
  const { partner } = useOrganization()
  const { rejected, isAnswered, isComplete } = useQueries({
    queries: listRejectedPages(renewals).map((page) =>
      api.documents.list.query({
        params: { account_sid: partner.id },
        query: { owner_type: owners, state: ['rejected'], perPage: rejectedPageSize, ...page },
      }),
    ),
    combine,
  })
  const [last, setLast] = useState<{ renewals?: Renewals; rejected: readonly Document[] }>({ rejected: [] })
  if (renewals && isComplete && (renewals !== last.renewals || rejected !== last.rejected)) setLast({ renewals, rejected })
  const known = isComplete ? rejected : [...rejected, ...last.rejected]
  return {
    findRejected: ({ owner_id, type }) => known.find((document) => document.owner_id === owner_id && document.type === type),
    isKnown: ({ id }) => isAnswered || last.renewals?.data.some((document) => document.id === id) === true,
  }
}
