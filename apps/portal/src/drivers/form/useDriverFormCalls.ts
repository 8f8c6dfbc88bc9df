import { canAccess, formatVehicleName } from '@vehicle-partner/domain'
import type { FindVehicles, UploadPhoto } from '@vehicle-partner/forms'
import { useApi, useOrganization, useSession } from '../../session/useSession.ts'

/** The calls that the form of a driver makes while it is filled in. */
export function useDriverFormCalls() {
  const { lookups, uploads, vehicles } = useApi()
  const { partner } = useOrganization()
  const { roles } = useSession()
  const params = { id: partner.id }
  // Who manages drivers alone knows vehicles by name; then the server checks whether the licence class covers the type.
  const seesVehicles = canAccess('vehicles', roles)
  const findVehicles: FindVehicles = async (text, { signal }) => {
    const search = text.trim()
    const query = search.length < 2 ? {} : { search }
    if (!seesVehicles) {
      const { data } = await lookups.vehicles({ params, query }, { signal })
      return data.map(({ id, label, sub }) => ({ id, registration_number: label, name: sub ?? '' }))
    }
    const { data } = await vehicles.list({ params, query: { ...query, sort: 'name' } }, { signal })
    return data.map((vehicle) => {
      const { id, registration_number, type, driver } = vehicle
      const name = formatVehicleName(vehicle)
      return { id, registration_number, name: driver ? `${name}, driven by ${driver.fname} ${driver.lname}` : name, type }
    })
  }
  const uploadPhoto: UploadPhoto = async (file) => {
    const { files } = await uploads.create({ params: { kind: 'driver' }, query: { partner_id: partner.id }, body: { files: [file] } })
    const [uploaded] = files
    if (!uploaded) throw new Error('The server returned no file')
    return { Location: uploaded.Location, url: uploaded.Location }
  }
  return { findVehicles, uploadPhoto }
}
