import type { VehicleDetails } from '@vehicle-partner/api'
import { formatCount, formatVehicleWord, paths } from '@vehicle-partner/domain'
import {
  AlertStrip,
  Badge,
  Button,
  Card,
  DateText,
  DescriptionList,
  Grid,
  Inline,
  Link,
  Money,
  PhoneText,
  Stack,
  Text,
} from '@vehicle-partner/ui'
import { FactList } from '../../fleet/parts/FactList.tsx'
import { DriverWithPhoto } from '../../fleet/parts/DriverWithPhoto.tsx'
import { formatShare } from '../../fleet/parts/formatShare.ts'
import { NextTrips } from '../../fleet/parts/NextTrips.tsx'
import type { VehicleQuestion } from '../parts/vehicleActions.ts'

interface VehicleInformationProps {
  vehicle: VehicleDetails
  onAsk: ((question: VehicleQuestion) => void) | undefined
}

/** The details of a vehicle, its driver, amenities and next trips. */
export function VehicleInformation({ vehicle, onAsk }: VehicleInformationProps) {
  const { brand, name, nickname, type, seats, year, color, fuel_type, transmission, chassis_number, odometer_km } = vehicle
  const { inventory_type, ownership, created_at, amenity_list, driver, warnings, stats } = vehicle
  return (
    <Stack gap="large">
      {warnings.map((warning) => (
        <AlertStrip key={warning} tone="warning" title={`${warning}.`} />
      ))}
      <Grid columns="halves" align="start">
        <Card title="Vehicle" divided>
          <DescriptionList
            termPosition="side"
            items={[
              { term: 'Brand', value: brand },
              { term: 'Model', value: name },
              { term: 'Nickname', value: nickname },
              { term: 'Type', value: `${formatVehicleWord(type)}, ${seats} seats` },
              { term: 'Year', value: String(year) },
              { term: 'Colour', value: color },
              {
                term: 'Fuel',
                value: transmission === null ? formatVehicleWord(fuel_type) : `${formatVehicleWord(fuel_type)}, ${transmission}`,
              },
              { term: 'Chassis number', value: chassis_number, copyable: chassis_number !== null },
              { term: 'Odometer', value: odometer_km === null ? null : `${formatCount(odometer_km)} km` },
              { term: 'Use', value: formatVehicleWord(inventory_type) },
              { term: 'Ownership', value: formatVehicleWord(ownership) },
              { term: 'Added', value: <DateText value={created_at} format="medium" /> },
            ]}
          />
        </Card>
        <Stack gap="large">
          <Card
            title="Driver"
            divided
            action={
              onAsk && vehicle.status !== 'archived' ? (
                <Button variant="quiet" size="small" flush="end" onClick={() => onAsk('assign')}>
                  {driver ? 'Replace' : 'Assign'}
                </Button>
              ) : undefined
            }
          >
            {driver ? (
              <DriverWithPhoto driver={driver}>
                <PhoneText value={driver.phone} linked />
              </DriverWithPhoto>
            ) : (
              <Text tone="secondary">It has no driver. Without one it gets no new trips.</Text>
            )}
          </Card>
          <Card
            title="Last 30 days"
            divided
            action={
              stats.net_30d_kobo === undefined ? undefined : (
                <Link href={paths.vehicle({ vehicleId: vehicle.id, tab: 'earnings' })}>Earnings</Link>
              )
            }
          >
            <FactList
              facts={[
                ['Days with trips', formatShare(stats.utilisation_bps)],
                ...(stats.net_30d_kobo === undefined ? [] : [['Net', <Money key="net" kobo={stats.net_30d_kobo} />] as const]),
              ]}
            />
          </Card>
          <Card title="Amenities" divided>
            {amenity_list.length === 0 ? (
              <Text tone="secondary">None are entered.</Text>
            ) : (
              <Inline as="ul" gap="small">
                {amenity_list.map((amenity) => (
                  <li key={amenity}>
                    <Badge kind="outline">{formatVehicleWord(amenity)}</Badge>
                  </li>
                ))}
              </Inline>
            )}
          </Card>
          <NextTrips owner="vehicle" id={vehicle.id} allHref={paths.vehicle({ vehicleId: vehicle.id, tab: 'trips', group: 'upcoming' })} />
        </Stack>
      </Grid>
    </Stack>
  )
}
