import type { Trip } from '@vehicle-partner/api'
import { lagosDate } from '@vehicle-partner/domain'
import { RowCards } from '@vehicle-partner/ui'
import { RunningTrips, type TripPage } from '../../trips/OnTheRoad.tsx'
import { tripRows } from '../../trips/tripColumns.tsx'
import { TripRowAction } from '../../trips/TripRowAction.tsx'
import { showFirstPart } from './showFirstPart.tsx'

async function showTrips() {
  // What stands above the list first, so that no row moves.
  await showFirstPart<TripPage>({
    call: 'trips.list',
    query: '"group":"active"',
    place: 'data-loading-trips',
    render: (page) => <RunningTrips page={page} />,
  })
  await showFirstPart<TripPage>({
    call: 'trips.list',
    query: '"group":"upcoming"',
    place: 'data-loading-rows',
    render: ({ data, metadata: { as_of } }) =>
      data.length === 0 || as_of === undefined ? undefined : (
        <RowCards
          rows={data}
          columns={[]}
          {...tripRows(true, lagosDate(new Date(as_of)))}
          rowActions={(trip: Trip) => <TripRowAction trip={trip} />}
        />
      ),
  })
}

void showTrips()
