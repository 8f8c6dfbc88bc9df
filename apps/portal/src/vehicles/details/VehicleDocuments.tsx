import type { VehicleDetails } from '@vehicle-partner/api'
import { DocumentList } from '../../documents/parts/DocumentList.tsx'
import { useVehicleDocuments } from '../parts/useVehicleDocuments.ts'

/** The documents of a vehicle: what is in force, under review or missing, and how to renew it. */
export function VehicleDocuments({ vehicle: { id, city }, canManage }: { vehicle: VehicleDetails; canManage: boolean }) {
  return <DocumentList {...useVehicleDocuments(id, city.id)} canManage={canManage} />
}
