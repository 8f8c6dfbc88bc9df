import { useMutation, useQuery } from '@tanstack/react-query'
import type { DocumentCalls } from '../../documents/parts/documentCalls.ts'
import { useFileUpload } from '../../documents/parts/useFileUpload.ts'
import { useApi } from '../../session/useSession.ts'

/** The document types that a vehicle of a city can have, its documents, and the writes to them. */
export function useVehicleDocuments(vehicleId: string, cityId: string | undefined) {
  const api = useApi()
  const params = { id: vehicleId }
  const city_id = cityId ?? ''
  const types = useQuery({
    ...api.documents.types.query({ query: { owner_type: 'vehicle', ...(city_id === '' ? {} : { city_id }) } }),
    enabled: cityId !== undefined,
  })
  const documents = useQuery(api.vehicleDocuments.list.query({ params, query: {} }))
  const create = useMutation(api.vehicleDocuments.create.mutation())
  const remove = useMutation(api.vehicleDocuments.remove.mutation())
  const ask = useMutation(api.vehicleDocuments.query.mutation())
  const upload = useFileUpload('vehicle')
  const calls: DocumentCalls = {
    ownerId: vehicleId,
    upload,
    create: (body) => create.mutateAsync({ params, body }),
    remove: (documentId) => remove.mutateAsync({ params: { ...params, documentId } }),
    ask: (documentId, body) => ask.mutateAsync({ params: { ...params, documentId }, body }),
  }
  return { types, documents, calls }
}
