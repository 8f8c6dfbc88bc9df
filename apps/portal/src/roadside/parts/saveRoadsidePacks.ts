import type { Api, Download } from '@vehicle-partner/api'
import { maxRoadsidePacksPerFile } from '@vehicle-partner/domain'

/** Makes packs of the vehicles and saves them as PDF, in files of as many as one can have. */
export async function saveRoadsidePacks(
  { roadsidePacks }: Pick<Api, 'roadsidePacks'>,
  partnerId: string,
  vehicles: readonly { id: string }[],
  saveFile: (file: Download) => void,
): Promise<void> {
  const ids = vehicles.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += maxRoadsidePacksPerFile) {
    const vehicle_ids = ids.slice(from, from + maxRoadsidePacksPerFile)
    saveFile(await roadsidePacks.files({ params: { id: partnerId }, body: { vehicle_ids } }))
  }
}
