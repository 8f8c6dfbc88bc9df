import type { CheckPlate } from '@vehicle-partner/forms'
import { useFileUpload } from '../../documents/parts/useFileUpload.ts'
import { useApi } from '../../session/useSession.ts'

/** The calls that the form of a vehicle makes while it is filled in. */
export function useVehicleFormCalls() {
  const { vehicles } = useApi()
  const upload = useFileUpload('vehicle')
  const checkPlate: CheckPlate = async (plate, { signal }) =>
    (await vehicles.check({ query: { registration_number: plate } }, { signal })).data.available
  return { upload, checkPlate }
}
