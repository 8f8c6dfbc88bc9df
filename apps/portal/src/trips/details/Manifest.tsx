import { useMutation, useQuery } from '@tanstack/react-query'
import type { Passenger, TripDetails } from '@vehicle-partner/api'
import { canTickPassengers } from '@vehicle-partner/domain'
import {
  Badge,
  Button,
  Card,
  DateText,
  Divider,
  EmptyState,
  ErrorState,
  Inline,
  Loading,
  SearchField,
  Skeleton,
  Stack,
  StatusPill,
  Text,
} from '@vehicle-partner/ui'
import { Printer } from 'lucide-react'
import { Fragment, useState } from 'react'
import { FactList } from '../../fleet/parts/FactList.tsx'
import { useClock } from '../../session/PortalContext.ts'
import { useApi } from '../../session/useSession.ts'
import { statusRegistry } from '../../statuses/statusRegistry.ts'
import { getErrorMessage } from '../../toasts/getErrorMessage.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { groupByStop } from './groupByStop.ts'

/** Who travels, by the stop where they board. Names are there from 24 hours before departure until 48 hours after it. */
export function Manifest({ trip }: { trip: TripDetails }) {
  const { manifest } = useApi()
  const [search, setSearch] = useState('')
  // Names must not outlive the page: nothing is kept in the cache after it.
  const result = useQuery({ ...manifest.list.query({ params: { id: trip.id } }), gcTime: 0, staleTime: 0 })
  const { data, metadata } = result.data ?? {}
  if (result.isError && !data)
    return (
      <ErrorState
        title="The passengers could not be loaded"
        description={getErrorMessage(result.error)}
        onRetry={() => void result.refetch()}
        retrying={result.isFetching}
      />
    )
  const wanted = search.trim().toLowerCase()
  const matches = ({ display_name, seat }: Passenger) =>
    wanted === '' || display_name.toLowerCase().includes(wanted) || seat?.toLowerCase() === wanted
  const groups = groupByStop((data ?? []).filter(matches))
  return (
    <Loading label="passengers" loading={!data} placeholder={<Skeleton width="threeQuarters" />}>
      {data?.length === 0 && metadata ? (
        <EmptyState
          title="No bookings yet"
          description={
            <>
              The list opens 24 h before departure: <DateText value={metadata.window.opens_at} format="weekday" />,{' '}
              <DateText value={metadata.window.opens_at} format="time" />.
            </>
          }
        />
      ) : (
        <Stack gap="large">
          <Inline justify="between" gap="medium">
            <FactList
              facts={[
                ['Booked', String(metadata?.booked ?? 0)],
                ['Boarded', String(metadata?.boarded ?? 0)],
                ['Did not come', String(metadata?.no_show ?? 0)],
              ]}
            />
            <Button variant="secondary" size="small" startIcon={<Printer />} onClick={() => window.print()}>
              Print
            </Button>
          </Inline>
          <SearchField label="Name or seat" value={search} onValueChange={setSearch} />
          {groups.length === 0 ? <Text tone="secondary">No passenger has “{search}”.</Text> : null}
          {groups.map(({ stop, passengers }) => (
            <Card
              key={stop.stop_id}
              title={stop.name}
              divided
              action={
                <Text as="span" size="small" tone="secondary">
                  <DateText value={stop.planned_at} format="time" />
                </Text>
              }
            >
              <Stack gap="medium">
                {passengers.map((passenger, index) => (
                  <Fragment key={passenger.id}>
                    {index === 0 ? null : <Divider />}
                    <PassengerRow trip={trip} passenger={passenger} />
                  </Fragment>
                ))}
              </Stack>
            </Card>
          ))}
        </Stack>
      )}
    </Loading>
  )
}

function PassengerRow({ trip, passenger }: { trip: TripDetails; passenger: Passenger }) {
  const { manifest } = useApi()
  const clock = useClock()
  const tick = useMutation(manifest.tick.mutation())
  const { withErrorToast } = useErrorToast()
  const { display_name, seat, phone_masked, dropoff, status, party_size, needs } = passenger
  const canTick = canTickPassengers(trip.status) && (status === 'booked' || status === 'boarded')
  return (
    <Inline justify="between" gap="medium">
      <Stack gap="none">
        <Inline gap="small">
          {seat === null ? null : <Badge kind="outline">{seat}</Badge>}
          <Text as="span" size="label">
            {display_name}
            {party_size > 1 ? ` and ${party_size - 1} more` : ''}
          </Text>
        </Inline>
        <Text as="span" size="small" tone="secondary">
          {[`to ${dropoff.name}`, phone_masked, ...needs].filter(Boolean).join(', ')}
        </Text>
      </Stack>
      <Inline gap="small">
        <StatusPill status={status} registry={statusRegistry.passenger} />
        {canTick ? (
          <Button
            variant="quiet"
            size="small"
            aria-label={`${status === 'booked' ? 'Boarded' : 'Not boarded'}: ${display_name}`}
            pending={tick.isPending}
            onClick={withErrorToast(async () => {
              await tick.mutateAsync({
                params: { id: trip.id, passenger_id: passenger.id },
                body: { status: status === 'booked' ? 'boarded' : 'booked', client_at: clock().toISOString() },
              })
            })}
          >
            {status === 'booked' ? 'Boarded' : 'Not boarded'}
          </Button>
        ) : null}
      </Inline>
    </Inline>
  )
}
