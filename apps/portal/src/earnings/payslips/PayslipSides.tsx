import { useQuery } from '@tanstack/react-query'
import type { Payslip } from '@vehicle-partner/api'
import { canAccess, formatDate, lagosDate, paths } from '@vehicle-partner/domain'
import {
  Badge,
  Button,
  Card,
  DescriptionList,
  Divider,
  ErrorState,
  Inline,
  Link,
  Loading,
  Money,
  Skeleton,
  Stack,
  Text,
} from '@vehicle-partner/ui'
import { Fragment, useState } from 'react'
import { useApi, useSession } from '../../session/useSession.ts'
import { getErrorMessage } from '../../toasts/getErrorMessage.ts'

/** Beside the sheet of a payslip: its payout, the amounts by vehicle, and what changed between its versions. */
export const PayslipSides = ({ payslip }: { payslip: Payslip }) => (
  <>
    <PayoutCard payslip={payslip} />
    <VehiclesCard payslip={payslip} />
    {payslip.version_no > 1 ? <VersionsCard id={payslip.id} /> : null}
  </>
)

function PayoutCard({ payslip: { payout_id, paid_at, disputable_until } }: { payslip: Payslip }) {
  return (
    <Card
      title="Payout"
      divided
      action={payout_id === null ? undefined : <Link href={paths.payouts({ payout: payout_id })}>Show payout</Link>}
    >
      <Stack gap="small">
        <Text>
          {paid_at !== null
            ? `Paid on ${formatDate(lagosDate(new Date(paid_at)))}.`
            : payout_id === null
              ? 'It is paid once the month is closed.'
              : 'It is not paid yet.'}
        </Text>
        {disputable_until === null ? null : (
          <Text size="small" tone="secondary">
            Its lines can be queried until {formatDate(disputable_until)}.
          </Text>
        )}
      </Stack>
    </Card>
  )
}

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
        {shown.map(({ vehicle_id, registration_number, trips, net_kobo }, index) => {
          const plate = <Badge kind="identifier">{registration_number}</Badge>
          return (
            <Fragment key={vehicle_id}>
              {index === 0 ? null : <Divider />}
              <Inline justify="between" gap="small" wrap={false}>
                {opens ? <Link href={paths.vehicle({ vehicleId: vehicle_id })}>{plate}</Link> : plate}
                <Text as="span" size="small" tone="secondary">
                  {trips === 1 ? '1 trip' : `${trips} trips`}
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

function VersionsCard({ id }: { id: string }) {
  const { payslips } = useApi()
  const result = useQuery(payslips.versions.query({ params: { id } }))
  return (
    <Card title="What changed" divided>
      {result.isError && !result.data ? (
        <ErrorState
          compact
          title="The changes could not be loaded"
          description={getErrorMessage(result.error)}
          onRetry={() => void result.refetch()}
          retrying={result.isFetching}
        />
      ) : (
        <Loading label="changes" loading={result.isPending} placeholder={<Skeleton width="half" />}>
          <Stack gap="large">
            {result.data?.data
              .filter(({ changes }) => changes.length > 0)
              .map(({ version_no, issued_at, changes }) => (
                <Stack key={version_no} gap="small">
                  <Text size="label">
                    Version {version_no}
                    {issued_at === null ? '' : `, ${formatDate(lagosDate(new Date(issued_at)))}`}
                  </Text>
                  <DescriptionList
                    items={changes.map(({ label, from_kobo, to_kobo }) => ({
                      term: label,
                      value: (
                        <>
                          <Money kobo={from_kobo} /> → <Money kobo={to_kobo} />
                        </>
                      ),
                    }))}
                  />
                </Stack>
              ))}
          </Stack>
        </Loading>
      )}
    </Card>
  )
}
