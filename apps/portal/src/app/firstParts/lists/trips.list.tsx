import type { Trip } from '@vehicle-partner/api'
import { lagosDate } from '@vehicle-partner/domain'
import { RowCards } from '@vehicle-partner/ui/DataTable'
import { RunningTrips, type TripPage } from '../../../trips/RunningTrips.tsx'
import { tripRows } from '../../../trips/tripColumns.tsx'
import { TripRowAction } from '../../../trips/TripRowAction.tsx'
import { readFirstAnswer, renew, renewBelow, showFirst, showFirstPart } from '../showFirstPart.tsx'

async function showTrips() {
  const [running, upcoming] = await Promise.all(
    ['active', 'upcoming'].map((group) => readFirstAnswer<TripPage>('trips.list', `"group":"${group}"`)),
  )
  // What stands above the list first, so that no row moves.
  if (running) renew(await showFirstPart('data-loading-trips', () => <RunningTrips page={running} />))
  const asOf = upcoming?.metadata.as_of
  if (!upcoming || asOf === undefined || upcoming.data.length === 0) return
  const list = await showFirstPart('data-loading-rows', () => (
    <RowCards
      rows={upcoming.data}
      columns={[]}
      {...tripRows(true, lagosDate(new Date(asOf)), upcoming.metadata.days)}
      rowActions={(trip: Trip) => <TripRowAction trip={trip} />}
    />
  ))
  renewBelow(list)
}

void showFirst(showTrips)
