import type { DocumentOwnerType } from './documentTypes.ts'
import { paths } from './paths.ts'

/** The page of a vehicle or a driver. */
export const fleetDetailsPath = (owner: 'vehicle' | 'driver', id: string): string =>
  owner === 'vehicle' ? paths.vehicle({ vehicleId: id }) : paths.driver({ driverId: id })

/** The page that changes a vehicle or a driver. */
export const fleetEditPath = (owner: 'vehicle' | 'driver', id: string): string =>
  owner === 'vehicle' ? paths.editVehicle({ vehicleId: id }) : paths.editDriver({ driverId: id })

/** The page where a document of this type is seen, uploaded and renewed. */
export function documentPath(owner: DocumentOwnerType, id: string, type: string): string {
  if (owner === 'vehicle') return paths.vehicleDocument({ vehicleId: id, documentId: type })
  return owner === 'driver' ? paths.driver({ driverId: id, tab: 'documents', document: type }) : paths.companyDocuments({ document: type })
}
