import { useMutation, useQuery } from '@tanstack/react-query'
import { isOwner } from '@vehicle-partner/domain'
import { useApi, useOrganization, useSession } from '../../session/useSession.ts'
import { DocumentList, type DocumentListProps } from './DocumentList.tsx'
import { useFileUpload } from './useFileUpload.ts'

/**
 * The documents of the active organisation: list, upload, review outcome, renewal. It stands on any page of the main area, below a
 * heading of level 1; the query `document` of that page opens the form of a type. Owners change documents, other members read them.
 * Organisations of individuals have none: do not render it for them.
 */
export function CompanyDocuments({ isNarrow = false }: Pick<DocumentListProps, 'isNarrow'>) {
  const api = useApi()
  const { partner } = useOrganization()
  const { roles } = useSession()
  const params = { account_sid: partner.account_sid }
  const types = useQuery(api.documents.types.query({ query: { owner_type: 'partner' } }))
  const documents = useQuery(api.documents.list.query({ params, query: { perPage: 100 } }))
  const create = useMutation(api.partnerDocuments.create.mutation())
  const remove = useMutation(api.partnerDocuments.remove.mutation())
  const ask = useMutation(api.partnerDocuments.query.mutation())
  const upload = useFileUpload('company')
  return (
    <DocumentList
      types={types}
      documents={documents}
      canManage={isOwner(roles)}
      isNarrow={isNarrow}
      title="Company documents"
      calls={{
        ownerId: partner.id,
        upload,
        create: (body) => create.mutateAsync({ params, body }),
        remove: (documentId) => remove.mutateAsync({ params: { ...params, documentId } }),
        ask: (documentId, body) => ask.mutateAsync({ params: { ...params, documentId }, body }),
      }}
    />
  )
}
