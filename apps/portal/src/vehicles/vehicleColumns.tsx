import type { Vehicle } from '@vehicle-partner/api'
import type { vehicles } from '@vehicle-partner/api/contract'
import { formatVehicleWord, paths, formatVehicleName } from '@vehicle-partner/domain'
import { Badge, Button, DateText, Inline, Stack, StatusPill, Text } from '@vehicle-partner/ui'
import { ComplianceText } from '../fleet/parts/ComplianceText.tsx'
import { DriverAvatar, VehiclePhoto } from '../fleet/parts/FleetPhoto.tsx'
import type { ListColumn } from '../list/ListView.tsx'
import { vehicleLooks } from '../statuses/statusRegistry.ts'

export type VehiclesCall = typeof vehicles.list

const vehicleDriverName = ({ driver }: Vehicle) => (driver ? `${driver.fname} ${driver.lname}` : undefined)

const Plate = ({ children }: { children: string }) => <Badge kind="identifier">{children}</Badge>

/** Whether the driver keeps a vehicle in use from trips: its other columns do not show that. */
const hasBlockedDriver = ({ status, dispatch_blockers }: Vehicle) =>
  status === 'active' && dispatch_blockers.some(({ code }) => code === 'driver_blocked')

/** Two lines: a name, and what belongs to it. */
const Lines = ({ first, second }: { first: string; second: string }) => (
  <Stack gap="none">
    <Text as="span" size="small" wrap="none">
      {first}
    </Text>
    <Text as="span" size="small" tone="secondary">
      {second}
    </Text>
  </Stack>
)

function NoDriver({ vehicle, onAssign }: { vehicle: Vehicle; onAssign: (vehicle: Vehicle) => void }) {
  if (vehicle.status === 'archived')
    return (
      <Text as="span" size="small" tone="secondary">
        No driver
      </Text>
    )
  return (
    <Button
      variant="quiet"
      size="small"
      flush
      aria-label={`Assign a driver to ${vehicle.registration_number}`}
      onClick={() => onAssign(vehicle)}
    >
      Assign
    </Button>
  )
}

/** The columns of the list; `onAssign` is called where a vehicle has no driver. */
export const createVehicleColumns = (onAssign: (vehicle: Vehicle) => void): readonly ListColumn<VehiclesCall, Vehicle>[] => [
  {
    id: 'name',
    header: 'Vehicle',
    sortable: true,
    sortNames: { ascending: 'Model, A to Z', descending: 'Model, Z to A' },
    rowHeader: true,
    width: 'large',
    cell: (vehicle) => (
      <Inline gap="small" wrap={false}>
        <VehiclePhoto vehicle={vehicle} ratio="thumbnail" />
        <Stack gap="none">
          <Text as="span" size="label">
            {formatVehicleName(vehicle)}
          </Text>
          {vehicle.nickname === null ? null : (
            <Text as="span" size="small" tone="secondary">
              {vehicle.nickname}
            </Text>
          )}
        </Stack>
      </Inline>
    ),
  },
  { id: 'plate', header: 'Plate', cell: ({ registration_number }) => <Plate>{registration_number}</Plate> },
  {
    id: 'seats',
    header: 'Type, seats',
    sortable: true,
    width: 'small',
    sortNames: { ascending: 'Fewest seats', descending: 'Most seats' },
    cell: ({ type, seats, city }) => <Lines first={`${formatVehicleWord(type)}, ${seats}`} second={city.name} />,
  },
  {
    id: 'driver',
    header: 'Driver',
    width: 'medium',
    cell: (vehicle) => {
      return vehicle.driver === null ? (
        <NoDriver vehicle={vehicle} onAssign={onAssign} />
      ) : (
        <Inline gap="small" wrap={false}>
          <DriverAvatar driver={vehicle.driver} size="small" />
          <Stack gap="none">
            <Text as="span" size="small">
              {vehicleDriverName(vehicle)}
            </Text>
            {hasBlockedDriver(vehicle) ? (
              <Text as="span" size="small" tone="danger">
                Cannot take trips
              </Text>
            ) : null}
          </Stack>
        </Inline>
      )
    },
  },
  {
    id: 'next_expiry',
    header: 'Documents',
    sortable: true,
    width: 'medium',
    sortNames: { ascending: 'First to expire', descending: 'Last to expire' },
    cell: ({ compliance }) => <ComplianceText compliance={compliance} />,
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusPill status={status} registry={vehicleLooks} /> },
  {
    id: 'trips_30d',
    header: 'Trips, 30\u00a0days',
    sortable: true,
    sortNames: { ascending: 'Fewest trips', descending: 'Most trips' },
    align: 'end',
    cell: ({ stats }) => stats.trips_30d,
  },
  {
    id: 'created_at',
    header: 'Added',
    sortable: true,
    sortNames: { ascending: 'Oldest first', descending: 'Newest first' },
    cell: ({ created_at }) => <DateText value={created_at} format="medium" />,
  },
]

/** A row as a card. */
const vehicleCard = {
  media: (vehicle: Vehicle) => <VehiclePhoto vehicle={vehicle} ratio="thumbnail" />,
  title: formatVehicleName,
  subtitle: ({ nickname, type, seats }: Vehicle) =>
    [...(nickname === null ? [] : [nickname]), formatVehicleWord(type), `${seats} seats`].join(', '),
  content: (vehicle: Vehicle) => (
    <Stack gap="small">
      <Inline gap="small" justify="between">
        <Plate>{vehicle.registration_number}</Plate>
        {/* One state: what is worst. */}
        {vehicle.status === 'active' && vehicle.compliance.status !== 'complete' ? (
          <ComplianceText compliance={vehicle.compliance} />
        ) : (
          <StatusPill status={vehicle.status} registry={vehicleLooks} />
        )}
      </Inline>
      <Text as="span" size="small" tone="secondary">
        {[
          `${vehicleDriverName(vehicle) ?? 'No driver'}${hasBlockedDriver(vehicle) ? ' (cannot take trips)' : ''}`,
          vehicle.city.name,
          `${vehicle.stats.trips_30d} ${vehicle.stats.trips_30d === 1 ? 'trip' : 'trips'}`,
        ].join(', ')}
      </Text>
    </Stack>
  ),
}

/** The rows on a phone. */
export const vehicleRows = {
  card: vehicleCard,
  getRowId: ({ id }: Vehicle) => id,
  getRowName: (vehicle: Vehicle) => `${formatVehicleName(vehicle)}, ${vehicle.registration_number}`,
  rowHref: ({ id }: Vehicle) => paths.vehicle({ vehicleId: id }),
}

/** Names the menu of a row. */
export const vehicleMenuLabel = ({ registration_number }: Vehicle) => `Actions for ${registration_number}`
