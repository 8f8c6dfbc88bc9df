import { useMutation } from '@tanstack/react-query'
import { maxRoadsidePacksPerFile } from '@vehicle-partner/domain'
import { useToast } from '@vehicle-partner/ui'
import { usePortal } from '../../session/PortalContext.ts'
import { useApi, useOrganization } from '../../session/useSession.ts'

/** Returns a function that makes packs of several vehicles and saves them as one PDF. Resolves to whether it did. */
export function useRoadsidePackFiles(): (vehicleIds: readonly string[]) => Promise<boolean> {
  const files = useMutation(useApi().roadsidePacks.files.mutation())
  const { partner } = useOrganization()
  const { saveFile } = usePortal().dependencies
  const toast = useToast()
  return async (vehicleIds) => {
    if (vehicleIds.length > maxRoadsidePacksPerFile) {
      toast.info(`Select at most ${maxRoadsidePacksPerFile} vehicles for one file of packs`)
      return false
    }
    saveFile(await files.mutateAsync({ params: { id: partner.id }, body: { vehicle_ids: [...vehicleIds] } }))
    return true
  }
}
