import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lagosDate, paths } from '@vehicle-partner/domain'
import { DateText, Inline, RouteTabs, Stack, Text } from '@vehicle-partner/ui'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { QueryError } from '../../loading/QueryError.tsx'
import { createLazyPart } from '../../loading/lazyComponents.tsx'
import { useClock } from '../../session/PortalContext.ts'
import { useApi, useOrganization } from '../../session/useSession.ts'
import { EarningPeriod } from '../parts/EarningPeriod.tsx'
import { parseEarningRange } from '../parts/earningRange.ts'
import { EarningsPage } from '../parts/EarningsPage.tsx'
import { EarningFigures } from './EarningFigures.tsx'
import { EarningOverview } from './EarningOverview.tsx'
import { NextPayoutCard } from './NextPayoutCard.tsx'
import { VehicleTable } from './VehicleTable.tsx'

const EarningLines = createLazyPart(async () => (await import('./EarningLines.tsx')).EarningLines)

/** What was earned in a period: figures, over time, by vehicle and line by line; and what comes next. */
export function EarningsScreen() {
  const { earnings } = useApi()
  const { partner } = useOrganization()
  const [search] = useSearchParams()
  const range = parseEarningRange(search)
  const today = lagosDate(useClock()())
  const showsLines = search.get('view') === 'lines'
  const result = useQuery({
    ...earnings.summary.query({ params: { id: partner.id }, query: range }),
    placeholderData: keepPreviousData,
  })
  const summary = result.data?.data
  const asOf = result.data?.metadata.as_of
  const vehiclesHref = paths.earnings(range)
  const linesHref = paths.earnings({ view: 'lines', ...range })
  return (
    <EarningsPage currentHref={paths.earnings()}>
      <Stack gap="xlarge">
        <Inline justify="between" align="end" gap="medium">
          <EarningPeriod />
          {asOf === undefined ? null : (
            <Text size="small" tone="secondary">
              as of <DateText value={asOf} format="time" />
            </Text>
          )}
        </Inline>
        {result.isError && !summary ? (
          <QueryError query={result} title="The earnings could not be loaded" />
        ) : (
          <>
            <NextPayoutCard summary={summary} />
            <EarningFigures summary={summary} asOf={asOf} loading={!summary || result.isPlaceholderData} />
            {showsLines ? null : <EarningOverview summary={summary} lines={range} today={today} />}
          </>
        )}
        <RouteTabs
          aria-label="Earnings in detail"
          items={[
            { href: vehiclesHref, label: 'By vehicle' },
            { href: linesHref, label: 'All lines' },
          ]}
          currentHref={showsLines ? linesHref : vehiclesHref}
        />
        {showsLines ? (
          <Suspense>
            <EarningLines range={range} latestPayslip={summary?.latest_payslip ?? undefined} />
          </Suspense>
        ) : (
          <VehicleTable range={range} />
        )}
      </Stack>
    </EarningsPage>
  )
}
