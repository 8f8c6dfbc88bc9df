import { useQueries } from '@tanstack/react-query'
import { addDays, errorMessages, formatCount, formatWeekdayDate, lagosDate, lagosDayStart, paths, type Day } from '@vehicle-partner/domain'
import { Badge, Button, DateField, DaySchedule, EmptyState, Heading, Inline, Skeleton, Stack } from '@vehicle-partner/ui'
import { EmptyRoadIllustration } from '@vehicle-partner/ui/illustrations'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { QueryError } from '../../loading/QueryError.tsx'
import { useClock } from '../../session/PortalContext.ts'
import { useApi, useOrganization, useSession } from '../../session/useSession.ts'
import { planDay } from './planDay.ts'

const pageSize = 100
/** The day of the address, or today. */
const readDay = (text: string | null, today: Day): Day =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : today

/** The trips of one day, a row for each vehicle. */
export function TripsDay() {
  const api = useApi()
  const now = useClock()()
  const navigate = useNavigate()
  const { partner } = useOrganization()
  const { roles } = useSession()
  const [address] = useSearchParams()
  const today = lagosDate(now)
  const day = readDay(address.get('day'), today)
  const [shown, setShown] = useState({ day, pages: 1 })
  const pages = shown.day === day ? shown.pages : 1
  const results = useQueries({
    queries: Array.from({ length: pages }, (_, at) =>
      api.trips.list.query({
        params: { id: partner.id },
        query: { from: day, to: day, sort: 'departure_at', page: at + 1, perPage: pageSize },
      }),
    ),
  })
  const failed = results.find(({ isError }) => isError)
  const isPending = results.some((result) => result.isPending)
  const trips = results.flatMap(({ data }) => data?.data ?? [])
  const total = results[0]?.data?.metadata.total ?? 0
  const plan = planDay(trips, day, roles)
  const hrefOf = (other: Day) => paths.trips({ view: 'day', ...(other === today ? {} : { day: other }) })
  const name = formatWeekdayDate(day)
  return (
    <Stack gap="large">
      <Stack gap="medium">
        <Heading level={2}>{day === today ? `Today, ${name}` : name}</Heading>
        <Inline gap="small" align="end">
          <Button variant="secondary" href={hrefOf(addDays(day, -1))}>
            Day before
          </Button>
          <Button variant="secondary" href={hrefOf(addDays(day, 1))}>
            Day after
          </Button>
          {day === today ? null : (
            <Button variant="quiet" href={hrefOf(today)}>
              Today
            </Button>
          )}
          <DateField
            label="Another day"
            value={day}
            today={today}
            onValueChange={(chosen) => {
              if (chosen !== null && chosen !== day) void navigate(hrefOf(chosen))
            }}
          />
        </Inline>
      </Stack>
      {failed ? (
        <QueryError query={failed} fallback="tripHistory" title={errorMessages.tripHistory} />
      ) : isPending ? (
        <Stack gap="large" aria-hidden="true">
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} size="title" />
          ))}
        </Stack>
      ) : trips.length === 0 ? (
        <EmptyState
          illustration={<EmptyRoadIllustration />}
          title="No trips on this day"
          description="Trips show here once your vehicles are on a route."
        />
      ) : (
        <>
          <DaySchedule
            aria-label={`Trips of ${name} by vehicle`}
            headingLevel={3}
            rows={plan.rows.map(({ label, ...row }) => ({
              ...row,
              label: row.id === 'none' ? label : <Badge kind="identifier">{label}</Badge>,
            }))}
            hours={plan.hours}
            now={day === today ? Math.round((now.getTime() - lagosDayStart(day).getTime()) / 60_000) : undefined}
          />
          {trips.length < total ? (
            <Button variant="secondary" onClick={() => setShown({ day, pages: pages + 1 })}>
              Show more trips: {formatCount(trips.length)} of {formatCount(total)} are shown
            </Button>
          ) : null}
        </>
      )}
    </Stack>
  )
}
