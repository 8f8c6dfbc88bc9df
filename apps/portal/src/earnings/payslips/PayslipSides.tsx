import type { Payslip } from '@vehicle-partner/api'
import { canAccess, paths } from '@vehicle-partner/domain'
import { Badge, Button, Card, Divider, Inline, Link, Money, Stack, Text } from '@vehicle-partner/ui'
import { Fragment, Suspense, useState } from 'react'
import { createLazyPart } from '../../loading/lazyComponents.tsx'
import { useSession } from '../../session/useSession.ts'
import { describeTrips } from '../parts/describeTrips.ts'
import { PayslipPayoutCard } from './PayslipPayoutCard.tsx'
import { TaxCard } from './TaxCard.tsx'

const VersionsCard = createLazyPart(async () => (await import('./VersionsCard.tsx')).VersionsCard)

/** Beside the sheet of a payslip: its payout, what changed between its versions, its tax, and the amounts by vehicle. */
export const PayslipSides = ({ payslip }: { payslip: Payslip }) => (
  <>
    <PayslipPayoutCard payslip={payslip} />
    {payslip.version_no > 1 || payslip.status === 'revised' ? (
      <Suspense>
        <VersionsCard payslip={payslip} />
      </Suspense>
    ) : null}
    <TaxCard payslip={payslip} />
    <VehiclesCard payslip={payslip} />
  </>
)

/** So many vehicles are shown; the rest on request. */
const shownVehicles = 5

function VehiclesCard({ payslip: { vehicles, unallocated } }: { payslip: Payslip }) {
  const { roles } = useSession()
  const [showsAll, setShowsAll] = useState(false)
  const opens = canAccess('vehicles', roles)
  const sorted = vehicles.toSorted((a, b) => b.net_kobo - a.net_kobo)
  const shown = showsAll ? sorted : sorted.slice(0, shownVehicles)
  if (vehicles.length === 0) return null
  return (
    <Card title="By vehicle" divided>
      <Stack gap="medium">
        {shown.map(({ vehicle_id, registration_number, trips, gross_kobo, net_kobo }, index) => {
          const plate = <Badge kind="identifier">{registration_number}</Badge>
          return (
            <Fragment key={vehicle_id}>
              {index === 0 ? null : <Divider />}
              <Inline justify="between" gap="small">
                {opens ? <Link href={paths.vehicle({ vehicleId: vehicle_id })}>{plate}</Link> : plate}
                <Text as="span" size="small" tone="secondary">
                  {describeTrips({ trips, gross_kobo })}
                </Text>
                <Text as="span" size="small">
                  <Money kobo={net_kobo} />
                </Text>
              </Inline>
            </Fragment>
          )
        })}
        {vehicles.length > shown.length ? (
          <Button variant="quiet" size="small" onClick={() => setShowsAll(true)}>
            All {vehicles.length} vehicles
          </Button>
        ) : unallocated.net_kobo === 0 ? null : (
          <>
            <Divider />
            <Inline justify="between" gap="small">
              <Text as="span" size="small" tone="secondary">
                Not of one vehicle
              </Text>
              <Text as="span" size="small">
                <Money kobo={unallocated.net_kobo} />
              </Text>
            </Inline>
          </>
        )}
      </Stack>
    </Card>
  )
}
