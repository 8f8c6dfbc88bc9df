import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Document } from '@vehicle-partner/api'
import { formatMonth, formatWeekdayDate, lagosDate, monthRange } from '@vehicle-partner/domain'
import {
  AlertStrip,
  BusyRegion,
  Button,
  Calendar,
  EmptyState,
  Grid,
  Heading,
  Inline,
  Link,
  Loading,
  Stack,
  Text,
} from '@vehicle-partner/ui'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CardsLoading } from '../../loading/CardsLoading.tsx'
import { QueryError } from '../../loading/QueryError.tsx'
import { createLazyPopup } from '../../loading/lazyPopup.tsx'
import { useClock } from '../../session/PortalContext.ts'
import { useApi, useOrganization } from '../../session/useSession.ts'
import { DocumentState, documentHref, documentName } from './documentColumns.tsx'
import type { FleetOwner } from './fleetOwners.ts'

const CalendarFeedDialog = createLazyPopup(async () => (await import('./CalendarFeedDialog.tsx')).CalendarFeedDialog)

const mostDocuments = 100
const countExpiries = (count: number) => (count === 1 ? '1 document expires' : `${count} documents expire`)
const isDay = (text: string | null): text is string => text !== null && /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text)

/** A month with the days on which documents expire, and the same as a list: of the month, or of the day that is chosen in it. */
export function ExpiryCalendar({ owners }: { owners: readonly FleetOwner[] }) {
  const api = useApi()
  const { partner } = useOrganization()
  const today = lagosDate(useClock()())
  const [address, setAddress] = useSearchParams()
  const [subscribing, setSubscribing] = useState(false)
  const chosen = isDay(address.get('day')) ? address.get('day') : null
  const named = `${address.get('month') ?? ''}-01`
  const month = monthRange(chosen ?? (isDay(named) ? named : today))
  const result = useQuery({
    ...api.documents.list.query({
      params: { account_sid: partner.id },
      // The statuses that the calendar feed has as well.
      query: {
        owner_type: owners,
        state: ['approved', 'expiring', 'expired'],
        expires_from: month.from,
        expires_to: month.to,
        perPage: mostDocuments,
      },
    }),
    placeholderData: keepPreviousData,
  })
  const change = (values: Readonly<Record<'month' | 'day', string | undefined>>) =>
    setAddress(
      (params) => {
        for (const [name, value] of Object.entries(values))
          if (value === undefined) params.delete(name)
          else params.set(name, value)
        return params
      },
      { replace: true, preventScrollReset: true },
    )
  const inMonth = result.isPlaceholderData ? [] : (result.data?.data ?? [])
  const byDay = Map.groupBy(inMonth, ({ expiry_date }) => expiry_date ?? '')
  const shown = chosen === null ? [...byDay] : [[chosen, byDay.get(chosen) ?? []] as const]
  const total = result.data?.metadata.total ?? 0
  const renderList = () => {
    if (result.isError && result.data === undefined) return <QueryError query={result} title="The calendar could not be loaded" />
    if (result.data && !result.isPlaceholderData && inMonth.length === 0)
      return <EmptyState title={`Nothing expires in ${formatMonth(month.from)}`} description="Choose another month to look further." />
    return (
      <Loading label="calendar" loading={result.data === undefined} placeholder={<CardsLoading />}>
        <Stack gap="large">
          {total > mostDocuments ? (
            <AlertStrip tone="info" title={`The first ${mostDocuments} of ${total} in this month.`}>
              The list of all documents has the others.
            </AlertStrip>
          ) : null}
          {shown.map(([day, ofDay]) => (
            <ExpiriesOfDay key={day} day={day} documents={ofDay} />
          ))}
          {chosen === null ? null : (
            <Inline>
              <Button variant="quiet" size="small" flush onClick={() => change({ month: chosen.slice(0, 7), day: undefined })}>
                Show all of {formatMonth(month.from)}
              </Button>
            </Inline>
          )}
        </Stack>
      </Loading>
    )
  }
  return (
    <Grid columns="halves" gap="xlarge" align="start">
      <Stack gap="large">
        <Calendar
          aria-label="Days on which documents expire"
          today={today}
          value={chosen}
          defaultMonth={month.from}
          marks={Object.fromEntries([...byDay].map(([day, { length }]) => [day, countExpiries(length)]))}
          onMonthChange={(day) => change({ month: day.slice(0, 7), day: undefined })}
          onDayClick={(day) => change({ month: day.slice(0, 7), day })}
        />
        <Inline>
          <Button variant="secondary" size="small" startIcon={<CalendarPlus />} onClick={() => setSubscribing(true)}>
            Add to my calendar
          </Button>
        </Inline>
        {subscribing ? <CalendarFeedDialog onClose={() => setSubscribing(false)} /> : null}
      </Stack>
      <BusyRegion busy={result.isPlaceholderData}>
        <Stack gap="large">
          <Heading level={2}>{chosen === null ? `Expires in ${formatMonth(month.from)}` : formatWeekdayDate(chosen)}</Heading>
          {renderList()}
        </Stack>
      </BusyRegion>
    </Grid>
  )
}

function ExpiriesOfDay({ day, documents }: { day: string; documents: readonly Document[] }) {
  if (documents.length === 0) return <Text tone="secondary">Nothing expires on this day.</Text>
  return (
    <Stack gap="small">
      <Heading level={3}>{`${formatWeekdayDate(day)}: ${countExpiries(documents.length)}`}</Heading>
      <Stack as="ul" gap="small">
        {documents.map((document) => (
          <li key={document.id}>
            <Inline gap="small" justify="between">
              <Link href={documentHref(document)}>{documentName(document)}</Link>
              <DocumentState {...document} />
            </Inline>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
