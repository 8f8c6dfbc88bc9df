import { useMutation, useQuery } from '@tanstack/react-query'
import type { DriverDetails } from '@vehicle-partner/api'
import { DocumentList } from '../../documents/parts/DocumentList.tsx'
import { useFileUpload } from '../../documents/parts/useFileUpload.ts'
import { useApi } from '../../session/useSession.ts'

/** The documents of a driver: what is in force, under review or missing, and how to renew it. */
export function DriverDocuments({ driver: { id, city }, canManage }: { driver: DriverDetails; canManage: boolean }) {
  const api = useApi()
  const params = { id }
  const types = useQuery(api.documents.types.query({ query: { owner_type: 'driver', city_id: city.id } }))
  const documents = useQuery(api.driverDocuments.list.query({ params, query: {} }))
  const create = useMutation(api.driverDocuments.create.mutation())
  const remove = useMutation(api.driverDocuments.remove.mutation())
  const ask = useMutation(api.driverDocuments.query.mutation())
  const upload = useFileUpload('driver')
  return (
    <DocumentList
      types={types}
      documents={documents}
      canManage={canManage}
      calls={{
        ownerId: id,
        upload,
        create: (body) => create.mutateAsync({ params, body }),
        remove: (documentId) => remove.mutateAsync({ params: { ...params, documentId } }),
        ask: (documentId, body) => ask.mutateAsync({ params: { ...params, documentId }, body }),
      }}
    />
  )
}
