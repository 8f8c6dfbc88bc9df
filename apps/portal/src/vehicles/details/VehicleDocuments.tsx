import { useMutation, useQuery } from '@tanstack/react-query'
import type { VehicleDetails } from '@vehicle-partner/api'
import { DocumentList } from '../../documents/parts/DocumentList.tsx'
import { useFileUpload } from '../../documents/parts/useFileUpload.ts'
import { useApi } from '../../session/useSession.ts'

/** The documents of a vehicle: what is in force, under review or missing, and how to renew it. */
export function VehicleDocuments({ vehicle: { id, city }, canManage }: { vehicle: VehicleDetails; canManage: boolean }) {
  const api = useApi()
  const params = { id }
  const types = useQuery(api.documents.types.query({ query: { owner_type: 'vehicle', city_id: city.id } }))
  const documents = useQuery(api.vehicleDocuments.list.query({ params, query: {} }))
  const create = useMutation(api.vehicleDocuments.create.mutation())
  const remove = useMutation(api.vehicleDocuments.remove.mutation())
  const ask = useMutation(api.vehicleDocuments.query.mutation())
  const upload = useFileUpload('vehicle')
  return (
    <DocumentList
      types={types}
      documents={documents}
      canManage={canManage}
      calls={{
        upload,
        create: (body) => create.mutateAsync({ params, body }),
        remove: (documentId) => remove.mutateAsync({ params: { ...params, documentId } }),
        ask: (documentId, body) => ask.mutateAsync({ params: { ...params, documentId }, body }),
      }}
    />
  )
}
