import type { RouteDetails } from '@vehicle-partner/api'
import { canAccess, formatCount, paths } from '@vehicle-partner/domain'
import { Badge, Card, DescriptionList, Inline, Link, Stack, Text } from '@vehicle-partner/ui'
import { useSession } from '../../session/useSession.ts'

/** The organisation's vehicles and drivers that ran on a route in the last 30 days, and how often. */
export function RouteFleet({ route: { my } }: { route: RouteDetails }) {
  const { roles } = useSession()
  const opensVehicles = canAccess('vehicles', roles)
  const opensDrivers = canAccess('drivers', roles)
  return (
    <Card title="Yours on this route" divided>
      {my.vehicles.length === 0 && my.drivers.length === 0 ? (
        <Text tone="secondary">None of your vehicles had a trip here in the last 30 days.</Text>
      ) : (
        <DescriptionList
          items={[
            {
              term: 'Vehicles',
              value: (
                <Stack as="ul" gap="small">
                  {my.vehicles.map(({ id, label, trips_30d }) => {
                    const plate = <Badge kind="identifier">{label}</Badge>
                    return (
                      <Inline key={id} as="li" justify="between" gap="medium">
                        {opensVehicles ? <Link href={paths.vehicle({ vehicleId: id })}>{plate}</Link> : plate}
                        <Text as="span" size="small" tone="secondary">
                          {trips_30d === 1 ? '1 trip' : `${formatCount(trips_30d)} trips`}
                        </Text>
                      </Inline>
                    )
                  })}
                </Stack>
              ),
            },
            {
              term: 'Drivers',
              value: (
                <Inline gap="medium">
                  {my.drivers.map(({ id, label }) =>
                    opensDrivers ? (
                      <Link key={id} href={paths.driver({ driverId: id })}>
                        {label}
                      </Link>
                    ) : (
                      <Text key={id} as="span">
                        {label}
                      </Text>
                    ),
                  )}
                </Inline>
              ),
            },
          ]}
        />
      )}
    </Card>
  )
}
