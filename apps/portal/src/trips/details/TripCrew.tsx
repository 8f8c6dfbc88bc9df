import type { TripPreparation } from '@vehicle-partner/api'
import { canAccess, formatVehicleWord, paths, formatVehicleName } from '@vehicle-partner/domain'
import { Badge, Button, Card, DateText, Inline, Link, PhoneText, Rating, Stack, Text } from '@vehicle-partner/ui'
import { Phone } from 'lucide-react'
import { DriverWithPhoto } from '../../fleet/parts/DriverWithPhoto.tsx'
import { useSession } from '../../session/useSession.ts'
import type { TripPartProps } from './tripPartProps.ts'

/** The vehicle and the driver of a trip, with the way to change them. */
export function TripCrew({ trip: { vehicle, driver, group, preparation }, canChange, onAsk }: TripPartProps) {
  const { roles } = useSession()
  return (
    <Card
      title="Vehicle and driver"
      divided
      action={
        group === 'upcoming' && canChange ? (
          <Button variant="quiet" size="small" flush="end" onClick={() => onAsk('assign')}>
            Change
          </Button>
        ) : undefined
      }
    >
      <Stack gap="medium">
        {driver ? (
          <Inline justify="between" gap="medium" wrap="words">
            <DriverWithPhoto driver={driver}>
              {driver.phone === undefined ? null : <PhoneText value={driver.phone} />}
              {preparation?.driver_rating ? (
                <Rating value={preparation.driver_rating.rating} count={preparation.driver_rating.count} dir="ltr" />
              ) : null}
            </DriverWithPhoto>
            {driver.phone === undefined ? null : (
              <Button
                variant="secondary"
                startIcon={<Phone />}
                href={`tel:${driver.phone}`}
                aria-label={`Call ${driver.fname} ${driver.lname}`}
              >
                Call
              </Button>
            )}
          </Inline>
        ) : (
          <Text tone="secondary">No driver yet.</Text>
        )}
        {vehicle ? (
          <Inline justify="between" gap="medium">
            <Stack gap="none">
              {canAccess('vehicles', roles) ? (
                <Link href={paths.vehicle({ vehicleId: vehicle.id })}>{formatVehicleName(vehicle)}</Link>
              ) : (
                <Text size="label">{formatVehicleName(vehicle)}</Text>
              )}
              <Text size="small" tone="secondary">
                {formatVehicleWord(vehicle.type)}, {vehicle.seats} seats
              </Text>
              {isInOrder(preparation) ? (
                <Text size="small" tone="secondary">
                  All documents valid to <DateText value={preparation.documents_valid_to} format="medium" />
                </Text>
              ) : null}
            </Stack>
            <Badge kind="identifier">{vehicle.registration_number}</Badge>
          </Inline>
        ) : (
          <Text tone="secondary">No vehicle yet.</Text>
        )}
      </Stack>
    </Card>
  )
}

/** Whether the vehicle has its documents in force, and it is known how long. */
const isInOrder = (
  preparation: TripPreparation | null,
): preparation is TripPreparation & { documents_valid_to: NonNullable<TripPreparation['documents_valid_to']> } =>
  preparation !== null &&
  preparation.documents_valid_to !== null &&
  preparation.blockers.every(({ of, code }) => of !== 'vehicle' || (!code.startsWith('document_') && code !== 'under_review'))
