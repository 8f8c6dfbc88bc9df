import { useQuery } from '@tanstack/react-query'
import type { TripDetails } from '@vehicle-partner/api'
import { canTickPassengers, countPassengers } from '@vehicle-partner/domain'
import {
  DateText,
  EmptyState,
  GroupedList,
  Inline,
  Loading,
  SearchField,
  SegmentedControl,
  Stack,
  StatCard,
  StatGroup,
  Text,
} from '@vehicle-partner/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWaitingTicks } from '../../boarding/useWaitingTicks.ts'
import { CardsLoading } from '../../loading/CardsLoading.tsx'
import { QueryError } from '../../loading/QueryError.tsx'
import { useOnline } from '../../session/useOnline.ts'
import { useApi } from '../../session/useSession.ts'
import { ManifestSheet } from './ManifestSheet.tsx'
import { ManifestTools } from './ManifestTools.tsx'
import { applyTicks, describeBoarding, groupPassengers, hideNames, type PassengerOrder } from './passengerGroups.ts'
import { toPassengerItem } from './passengerItem.tsx'
import { SavedManifestStrip } from './SavedManifestStrip.tsx'
import { useSavedManifest } from './useSavedManifest.ts'
import { useHasPassed } from './useHasPassed.ts'

const orders = [
  { value: 'stop', label: 'By stop' },
  { value: 'seat', label: 'By seat' },
] as const

/** A driver opens a trip about a quarter of an hour before departure; somewhat earlier a tick without a network is not refused. */
const boardingBeforeMs = 30 * 60_000

/** Who travels, by the stop where they board or by seat. Names are there from 24 hours before departure until 48 hours after it. */
export function Manifest({ trip }: { trip: TripDetails }) {
  const { manifest } = useApi()
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<PassengerOrder>('stop')
  // Names must not outlive the page: nothing is kept in the cache after it.
  const result = useQuery({ ...manifest.list.query({ params: { id: trip.id } }), gcTime: 0, staleTime: 0 })
  const { metadata } = result.data ?? {}
  const isClosed = useHasPassed(metadata?.window.closes_at)
  const waiting = useWaitingTicks().ticks.filter(({ trip_id }) => trip_id === trip.id)
  const waitingIds = new Set(waiting.map(({ passenger_id }) => passenger_id))
  const known = isClosed ? hideNames(result.data?.data ?? []) : result.data?.data
  const data = known && applyTicks(known, waiting)
  // Without a network the page does not learn that the driver has opened the trip.
  const isOnline = useOnline()
  const mayBoard = useHasPassed(new Date(Date.parse(trip.departure_at) - boardingBeforeMs).toISOString())
  const canTick = canTickPassengers(trip.status) || (!isOnline && mayBoard && trip.status === 'assigned')
  const saved = useSavedManifest(trip, isClosed ? undefined : result.data)
  const forget = useEffectEvent(() => {
    saved.remove().catch(() => undefined)
  })
  useEffect(() => {
    if (isClosed) forget()
  }, [isClosed])
  if (result.isError && !data) return <QueryError query={result} title="The passengers could not be loaded" />
  const wanted = search.trim().toLowerCase()
  const matches = ({ display_name, seat }: { display_name: string; seat: string | null }) =>
    wanted === '' || display_name.toLowerCase().includes(wanted) || seat?.toLowerCase() === wanted
  const groups = groupPassengers((data ?? []).filter(matches), order)
  const counts = waiting.length > 0 && data ? countPassengers(data) : metadata
  return (
    <Loading label="passengers" loading={!data} placeholder={<CardsLoading count={4} />}>
      {data?.length === 0 && metadata ? <NoPassengers trip={trip} opensAt={metadata.window.opens_at} isClosed={isClosed} /> : null}
      {data && data.length > 0 && metadata && counts ? (
        <Stack gap="large">
          <StatGroup density="compact" aria-label="Passengers">
            <StatCard label="Booked" value={counts.booked} />
            <StatCard label="Boarded" value={counts.boarded} />
            <StatCard label="Waiting" value={Math.max(0, counts.booked - counts.boarded - counts.no_show)} />
            <StatCard label="No-show" value={counts.no_show} />
          </StatGroup>
          {isClosed ? (
            <Text tone="secondary">Names and phone numbers are shown until 48 h after departure.</Text>
          ) : (
            <SavedManifestStrip saved={saved} bookings={data.length} closesAt={metadata.window.closes_at} waiting={waiting.length} />
          )}
          <SearchField label="Name or seat" labelHidden placeholder="Name or seat" value={search} onValueChange={setSearch} />
          <Inline justify="between" gap="small">
            <SegmentedControl
              label="Order"
              options={orders}
              value={order}
              onValueChange={(value) => setOrder(value === 'seat' ? 'seat' : 'stop')}
            />
            <ManifestTools trip={trip} passengers={data} />
          </Inline>
          {groups.length === 0 ? (
            <Text tone="secondary">No passenger has “{search}”.</Text>
          ) : (
            <GroupedList
              groups={groups.map(({ id, title, planned_at, passengers }) => ({
                id,
                title,
                note: planned_at === undefined ? undefined : <DateText value={planned_at} format="time" />,
                detail: describeBoarding(passengers),
                items: passengers.map((passenger) =>
                  toPassengerItem(passenger, {
                    tripId: trip.id,
                    withStop: order === 'seat',
                    ticksUntil: canTick ? metadata.window.closes_at : undefined,
                    isWaiting: waitingIds.has(passenger.id),
                  }),
                ),
              }))}
            />
          )}
          {isClosed ? null : (
            <Text size="small" tone="secondary">
              Names and numbers are shown until 48 hours after departure. Each time someone opens this list it is recorded.
            </Text>
          )}
          <ManifestSheet trip={trip} passengers={data} order={order} asOf={metadata.as_of} />
        </Stack>
      ) : null}
    </Loading>
  )
}

/** Why no passenger is listed: the list is not open yet, there are no bookings, or it is closed and only the numbers are left. */
function NoPassengers({ trip: { seats }, opensAt, isClosed }: { trip: TripDetails; opensAt: string; isClosed: boolean }) {
  const hasOpened = useHasPassed(opensAt)
  if (isClosed) {
    const didNotCome = seats.no_show === 0 ? '' : `, ${seats.no_show} did not come`
    return (
      <EmptyState
        title="The passenger list is closed"
        description={`Names and phone numbers are shown until 48 h after departure. ${seats.booked} booked, ${seats.boarded} boarded${didNotCome}.`}
      />
    )
  }
  if (hasOpened) return <EmptyState title="No bookings yet" description="Passengers show here as soon as they book." />
  return (
    <EmptyState
      title="No bookings yet"
      description={
        <>
          The list opens 24 h before departure: <DateText value={opensAt} format="weekday" />, <DateText value={opensAt} format="time" />.
        </>
      }
    />
  )
}
