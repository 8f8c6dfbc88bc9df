import { DataTable } from '@vehicle-partner/ui'
import { pageSize, trips, type Trip } from './trips.ts'

const columns = [
  { id: 'id', header: 'Trip', cell: (trip: Trip) => trip.id },
  { id: 'plate', header: 'Plate', cell: (trip: Trip) => trip.plate },
  { id: 'riders', header: 'Riders', cell: (trip: Trip) => trip.riders, align: 'end' as const },
  { id: 'amount', header: 'Amount', cell: (trip: Trip) => trip.amount, align: 'end' as const },
]

export const Part = () => (
  <DataTable
    caption="Trips"
    columns={columns}
    data={trips}
    getRowId={(trip) => trip.id}
    getRowName={(trip) => trip.id}
    cardBreakpoint={0}
    pagination={{ mode: 'client', defaultPageSize: pageSize }}
  />
)
