import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { RenewalForecast } from '@vehicle-partner/api'
import { formatCount, formatMonth, formatNaira } from '@vehicle-partner/domain'
import { Accordion, EmptyState, Heading, Inline, Link, Loading, Money, Skeleton, Stack, Text } from '@vehicle-partner/ui'
import { EmptyRoadIllustration } from '@vehicle-partner/ui/illustrations'
import { QueryError } from '../../loading/QueryError.tsx'
import { useApi, useOrganization } from '../../session/useSession.ts'
import type { FleetOwner } from './fleetOwners.ts'

type ForecastMonth = RenewalForecast['months'][number]

interface RenewalCostsProps {
  owners: readonly FleetOwner[]
  /** The calendar of a month, `YYYY-MM`. */
  calendarHref: (month: string) => string
  /** What is to renew now, with what has expired. */
  renewalsHref: string
}

const countRenewals = (count: number) => (count === 1 ? '1 renewal' : `${formatCount(count)} renewals`)
const sumCounts = ({ renewals }: ForecastMonth) => renewals.reduce((sum, { count }) => sum + count, 0)

/** What renewals will cost in the next twelve months: an estimate by usual fees, with the renewals of each month. */
export function RenewalCosts({ owners, calendarHref, renewalsHref }: RenewalCostsProps) {
  const api = useApi()
  const { partner } = useOrganization()
  const [owner] = owners
  const result = useQuery({
    ...api.documents.forecast.query({
      params: { id: partner.id },
      query: owners.length === 1 && owner !== undefined ? { owner_type: owner } : {},
    }),
    placeholderData: keepPreviousData,
  })
  const forecast = result.data?.data
  if (forecast === undefined && result.isError) return <QueryError query={result} title="The renewal costs could not be loaded" />
  if (forecast?.total_kobo === 0)
    return (
      <EmptyState
        illustration={<EmptyRoadIllustration />}
        title="No renewals in the next 12 months"
        description="Once documents with an expiry date are uploaded, this page estimates what their renewals will cost."
      />
    )
  return (
    <Loading label="renewal costs" loading={forecast === undefined} placeholder={<RenewalCostsLoading />}>
      {forecast ? (
        <Stack gap="large">
          <Stack gap="small">
            <Heading level={2}>Renewals in the next 12 months</Heading>
            <Money kobo={forecast.total_kobo} size="metric" />
            <Text tone="secondary">
              This is an estimate from usual fees, not a bill. Your state, the size of the vehicle or an agent can make a renewal cost more
              or less. What has expired is in the first month, and what is renewed for six months comes twice.
            </Text>
          </Stack>
          <Accordion
            type="multiple"
            headingLevel={3}
            defaultValue={forecast.months
              .filter(({ renewals }) => renewals.length > 0)
              .slice(0, 1)
              .map(({ month }) => month)}
            items={forecast.months
              .filter(({ renewals }) => renewals.length > 0)
              .map((month) => ({
                id: month.month,
                title: `${formatMonth(month.month)}: ${formatNaira(month.total_kobo)} for ${countRenewals(sumCounts(month))}`,
                content: (
                  <RenewalsOfMonth
                    month={month}
                    calendarHref={calendarHref}
                    renewalsHref={month === forecast.months[0] ? renewalsHref : undefined}
                  />
                ),
              }))}
          />
        </Stack>
      ) : null}
    </Loading>
  )
}

interface RenewalsOfMonthProps {
  month: ForecastMonth
  calendarHref: (month: string) => string
  /** The current month has what expired before it as well, which its calendar does not show. */
  renewalsHref: string | undefined
}

function RenewalsOfMonth({ month: { month, renewals }, calendarHref, renewalsHref }: RenewalsOfMonthProps) {
  return (
    <Stack gap="medium">
      <Stack as="ul" gap="small">
        {renewals.map(({ owner_type, type, label, count, fee_kobo, total_kobo }) => (
          <li key={`${owner_type} ${type}`}>
            <Inline gap="small" justify="between">
              <Stack gap="none">
                <Text as="span">{label}</Text>
                <Text as="span" size="small" tone="secondary">
                  {formatCount(count)} × <Money kobo={fee_kobo} />
                </Text>
              </Stack>
              <Money kobo={total_kobo} />
            </Inline>
          </li>
        ))}
      </Stack>
      {renewalsHref === undefined ? null : <Link href={renewalsHref}>See what is to renew now</Link>}
      <Link href={calendarHref(month.slice(0, 7))}>{`See ${formatMonth(month)} in the calendar`}</Link>
    </Stack>
  )
}

function RenewalCostsLoading() {
  return (
    <Stack gap="large">
      <Stack gap="small">
        <Skeleton size="heading" width="half" />
        <Skeleton size="metric" width="medium" />
        <Skeleton />
      </Stack>
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="field" />
    </Stack>
  )
}
