import type { Driver } from '@vehicle-partner/api'
import type { drivers } from '@vehicle-partner/api/contract'
import { paths } from '@vehicle-partner/domain'
import { Badge, Button, DateText, Inline, PhoneText, Rating, Stack, StatusPill, Text } from '@vehicle-partner/ui'
import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { ComplianceText } from '../fleet/parts/ComplianceText.tsx'
import { DriverAvatar } from '../fleet/parts/FleetPhoto.tsx'
import type { ListColumn } from '../list/ListView.tsx'
import { driverLooks } from '../statuses/statusRegistry.ts'
import { listDriverActions } from './parts/driverActions.ts'
import { driverName } from './parts/driverName.ts'

export type DriversCall = typeof drivers.list

const shortRating = { outOf: (max: string) => `/ ${max}`, none: 'None yet' }

const Plate = ({ children }: { children: string }) => <Badge kind="identifier">{children}</Badge>

function NoVehicle({ driver, onAssign }: { driver: Driver; onAssign: (driver: Driver) => void }) {
  if (!listDriverActions(driver).includes('assign'))
    return (
      <Text as="span" size="small" tone="secondary">
        None
      </Text>
    )
  return (
    <Button variant="quiet" size="small" flush aria-label={`Assign a vehicle to ${driverName(driver)}`} onClick={() => onAssign(driver)}>
      Assign
    </Button>
  )
}

/** The columns of the list; `onAssign` is called where a driver has no vehicle. */
export const createDriverColumns = (onAssign: (driver: Driver) => void): readonly ListColumn<DriversCall, Driver>[] => [
  {
    id: 'name',
    header: 'Driver',
    sortable: true,
    sortNames: { ascending: 'Name, A to Z', descending: 'Name, Z to A' },
    width: 'large',
    rowHeader: true,
    cell: (driver) => (
      <Inline gap="small" wrap={false}>
        <DriverAvatar driver={driver} />
        <Stack gap="none">
          <Text as="span" size="label">
            {driverName(driver)}
          </Text>
          <Text as="span" size="small" tone="secondary">
            <PhoneText value={driver.phone} />
          </Text>
        </Stack>
      </Inline>
    ),
  },
  {
    id: 'vehicle',
    header: 'Vehicle',
    cell: (driver) =>
      driver.vehicle ? <Plate>{driver.vehicle.registration_number}</Plate> : <NoVehicle driver={driver} onAssign={onAssign} />,
  },
  { id: 'documents', header: 'Documents', width: 'medium', cell: ({ compliance }) => <ComplianceText compliance={compliance} /> },
  {
    id: 'rating',
    header: 'Rating',
    sortable: true,
    sortNames: { ascending: 'Lowest rating', descending: 'Highest rating' },
    align: 'end',
    width: 'small',
    cell: ({ rating }) => <Rating value={rating.rating} labels={shortRating} dir="ltr" />,
  },
  {
    id: 'trips_30d',
    header: 'Trips, 30 days',
    sortable: true,
    sortNames: { ascending: 'Fewest trips', descending: 'Most trips' },
    align: 'end',
    // The badges of documents need the room more.
    width: 'xsmall',
    cell: ({ stats }) => stats.trips_30d,
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusPill status={status} registry={driverLooks} /> },
  {
    id: 'licence_expiry_date',
    header: 'Licence until',
    sortable: true,
    sortNames: { ascending: 'First to expire', descending: 'Last to expire' },
    cell: ({ licence_expiry_date }) => <DateText value={licence_expiry_date} format="medium" />,
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
const driverCard = {
  media: (driver: Driver) => <DriverAvatar driver={driver} />,
  title: driverName,
  subtitle: ({ rating: { rating }, stats: { trips_30d } }: Driver) =>
    `${rating === null ? '' : `${rating.toFixed(1)} / 10, `}${trips_30d} ${trips_30d === 1 ? 'trip' : 'trips'}`,
  content: ({ vehicle, status, compliance }: Driver) => (
    <Inline gap="small">
      {vehicle ? <Plate>{vehicle.registration_number}</Plate> : null}
      {/* One state: what is worst. */}
      {status === 'active' && compliance.status !== 'complete' ? (
        <ComplianceText compliance={compliance} />
      ) : (
        <StatusPill status={status} registry={driverLooks} />
      )}
    </Inline>
  ),
}

/** The rows on a phone. */
export const driverRows = {
  card: driverCard,
  getRowId: ({ id }: Driver) => id,
  getRowName: driverName,
  rowHref: ({ id }: Driver) => paths.driver({ driverId: id }),
}

/** What can be done with a driver: a call, and what is in the menu. */
export const DriverTools = ({ driver, children }: { driver: Driver; children: ReactNode }) => (
  <Inline gap="none" wrap={false}>
    <Button variant="quiet" size="small" href={`tel:${driver.phone}`} aria-label={`Call ${driverName(driver)}`}>
      <Phone aria-hidden width={20} height={20} />
    </Button>
    {children}
  </Inline>
)

/** Names the menu of a row. */
export const driverMenuLabel = (driver: Driver) => `Actions for ${driverName(driver)}`
