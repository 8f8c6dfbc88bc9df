import type { VehicleDetails } from '@vehicle-partner/api'
import { Button } from '@vehicle-partner/ui'
import { FileCheck } from 'lucide-react'
import { DocumentList } from '../../documents/parts/DocumentList.tsx'
import { useVehicleDocuments } from '../parts/useVehicleDocuments.ts'

interface VehicleDocumentsProps {
  vehicle: VehicleDetails
  canManage: boolean
  /** Makes a roadside pack. */
  onPack: () => void
}

/** The documents of a vehicle: what is in force, under review or missing, and how to renew it. */
export function VehicleDocuments({ vehicle: { id, city, status }, canManage, onPack }: VehicleDocumentsProps) {
  return (
    <DocumentList
      {...useVehicleDocuments(id, city.id)}
      canManage={canManage}
      action={
        canManage && status !== 'archived' ? (
          <Button variant="secondary" size="small" startIcon={<FileCheck />} onClick={onPack}>
            Roadside pack
          </Button>
        ) : undefined
      }
    />
  )
}
