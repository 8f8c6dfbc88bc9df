import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Assignment } from '@vehicle-partner/api'
import { drivers, vehicles } from '@vehicle-partner/api/contract'
import { canAccess, paths, formatVehicleName } from '@vehicle-partner/domain'
import { Badge, DateText, Link } from '@vehicle-partner/ui'
import { driverName } from '../../drivers/parts/driverName.ts'
import { ListView, type ListColumn } from '../../list/ListView.tsx'
import { useListQuery } from '../../list/useListQuery.ts'
import { useApi, useSession } from '../../session/useSession.ts'

type Call = typeof vehicles.assignments

const DateTimeText = ({ value }: { value: string }) => (
  <>
    <DateText value={value} format="medium" />, <DateText value={value} format="time" />
  </>
)

const period: ListColumn<Call, Assignment>[] = [
  {
    id: 'from',
    header: 'From',
    sortable: true,
    sortNames: { ascending: 'Oldest first', descending: 'Newest first' },
    cell: ({ from }) => <DateTimeText value={from} />,
  },
  {
    id: 'to',
    header: 'To',
    cell: ({ to }) =>
      to === null ? (
        <Badge tone="success" dot>
          Now
        </Badge>
      ) : (
        <DateTimeText value={to} />
      ),
  },
]
const getId = ({ id }: Assignment) => id

/** Who drove a vehicle and when, newest first. */
export function VehicleAssignments({ vehicleId }: { vehicleId: string }) {
  const { vehicles: calls } = useApi()
  const { roles } = useSession()
  const list = useListQuery(vehicles.assignments)
  const result = useQuery({
    ...calls.assignments.query({ params: { id: vehicleId }, query: list.query }),
    placeholderData: keepPreviousData,
  })
  const opensDrivers = canAccess('drivers', roles)
  const columns: readonly ListColumn<Call, Assignment>[] = [
    {
      id: 'driver',
      header: 'Driver',
      rowHeader: true,
      cell: (assignment) =>
        opensDrivers ? (
          <Link href={paths.driver({ driverId: assignment.driver.id })}>{driverName(assignment.driver)}</Link>
        ) : (
          driverName(assignment.driver)
        ),
    },
    ...period,
  ]
  return (
    <ListView
      list={list}
      result={result}
      caption="Drivers of this vehicle"
      itemName={['assignment', 'assignments']}
      columns={columns}
      getRowId={getId}
      getRowName={({ driver }) => driverName(driver)}
      empty={{ title: 'No driver yet', description: 'Once a driver is assigned, this shows who drove it and when.' }}
    />
  )
}

/** What a driver drove and when, newest first. */
export function DriverAssignments({ driverId }: { driverId: string }) {
  const { drivers: calls } = useApi()
  const { roles } = useSession()
  const list = useListQuery(drivers.assignments)
  const result = useQuery({
    ...calls.assignments.query({ params: { id: driverId }, query: list.query }),
    placeholderData: keepPreviousData,
  })
  const opensVehicles = canAccess('vehicles', roles)
  const columns: readonly ListColumn<typeof drivers.assignments, Assignment>[] = [
    {
      id: 'vehicle',
      header: 'Vehicle',
      rowHeader: true,
      cell: ({ vehicle }) => (
        <>
          {opensVehicles ? (
            <Link href={paths.vehicle({ vehicleId: vehicle.id })}>{formatVehicleName(vehicle)}</Link>
          ) : (
            formatVehicleName(vehicle)
          )}{' '}
          <Badge kind="identifier">{vehicle.registration_number}</Badge>
        </>
      ),
    },
    ...period,
  ]
  return (
    <ListView
      list={list}
      result={result}
      caption="Vehicles of this driver"
      itemName={['assignment', 'assignments']}
      columns={columns}
      getRowId={getId}
      getRowName={({ vehicle }) => vehicle.registration_number}
      empty={{ title: 'No vehicle yet', description: 'Once a vehicle is assigned, this shows what the driver drove and when.' }}
    />
  )
}
