import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { parsePeriod, paths, periodOptions } from '@vehicle-partner/domain'
import { ErrorState, Inline, RouteTabs, Select, Stack } from '@vehicle-partner/ui'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { createLazyPart } from '../../loading/lazyComponents.tsx'
import { useApi, useOrganization } from '../../session/useSession.ts'
import { getErrorMessage } from '../../toasts/getErrorMessage.ts'
import { EarningsPage } from '../parts/EarningsPage.tsx'
import { EarningFigures } from './EarningFigures.tsx'
import { GrossChart } from './GrossChart.tsx'
import { NextPayoutCard } from './NextPayoutCard.tsx'
import { VehicleTable } from './VehicleTable.tsx'

const EarningLines = createLazyPart(async () => (await import('./EarningLines.tsx')).EarningLines)

/** What was earned in a period: figures, over time, by vehicle and line by line; and what comes next. */
export function EarningsScreen() {
  const { earnings } = useApi()
  const { partner } = useOrganization()
  const [search, setSearch] = useSearchParams()
  const period = parsePeriod(search.get('period'))
  const showsLines = search.get('view') === 'lines'
  const result = useQuery({
    ...earnings.summary.query({ params: { id: partner.id }, query: { period } }),
    placeholderData: keepPreviousData,
  })
  const summary = result.data?.data
  const refetch = () => void result.refetch()
  const choosePeriod = (value: string) => {
    const next = new URLSearchParams(search)
    next.set('period', value)
    next.delete('page')
    setSearch(next, { preventScrollReset: true })
  }
  return (
    <EarningsPage currentHref={paths.earnings()}>
      <Stack gap="xlarge">
        <Inline>
          <Select label="Period" options={periodOptions} value={period} onValueChange={choosePeriod} />
        </Inline>
        {result.isError && !summary ? (
          <ErrorState
            title="The earnings could not be loaded"
            description={getErrorMessage(result.error)}
            onRetry={refetch}
            retrying={result.isFetching}
          />
        ) : (
          <>
            <NextPayoutCard summary={summary} loading={!summary} />
            <EarningFigures summary={summary} asOf={result.data?.metadata.as_of} loading={!summary || result.isPlaceholderData} />
            {showsLines ? null : <GrossChart summary={summary} loading={!summary} />}
          </>
        )}
        <RouteTabs
          aria-label="Earnings in detail"
          items={[
            { href: paths.earnings({ period }), label: 'By vehicle' },
            { href: paths.earnings({ view: 'lines', period }), label: 'All lines' },
          ]}
          currentHref={showsLines ? paths.earnings({ view: 'lines', period }) : paths.earnings({ period })}
        />
        {showsLines ? (
          <Suspense>
            <EarningLines period={period} />
          </Suspense>
        ) : (
          <VehicleTable period={period} />
        )}
      </Stack>
    </EarningsPage>
  )
}
