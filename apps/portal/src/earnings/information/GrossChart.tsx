import { useQuery } from '@tanstack/react-query'
import { formatAxisDate, formatCount, formatDateRange, formatMonth } from '@vehicle-partner/domain'
import { Card, ChartSkeleton, ErrorState } from '@vehicle-partner/ui'
import { useHasBeenInView } from '../../loading/useHasBeenInView.ts'
import type { EarningsSummary } from './earningsSummary.ts'

/** Kobo in thousand naira. */
const koboInThousand = 100_000
const formatValue = (kobo: number) => formatCount(Math.round(kobo / koboInThousand))

const titles = { day: 'Gross for each day', week: 'Gross for each week', month: 'Gross for each month' } as const

/** The gross over time. Not the net: days with an advance would be below zero, though nobody loses money on them. */
export function GrossChart({ summary, loading }: { summary: EarningsSummary | undefined; loading: boolean }) {
  const [placeRef, hasBeenInView] = useHasBeenInView()
  const charts = useQuery({
    enabled: hasBeenInView && !loading,
    queryKey: ['chunks', 'charts'],
    queryFn: () => import('@vehicle-partner/ui/charts'),
    staleTime: Infinity,
    structuralSharing: false,
    retry: false,
  })
  const step = summary?.step ?? 'day'
  const bars = (summary?.series ?? []).map(({ date, gross_kobo }) => ({
    id: date,
    label: step === 'month' ? formatMonth(date) : step === 'week' ? `Week of ${formatAxisDate(date)}` : formatAxisDate(date),
    axisLabel: step === 'month' ? formatMonth(date).slice(0, 3) : formatAxisDate(date),
    value: gross_kobo,
  }))
  const header = { caption: titles[step], subtitle: summary ? `${formatDateRange(summary.period)}, thousand naira` : 'Thousand naira' }
  if (charts.isError)
    return (
      <Card as="figure" title={header.caption} subtitle={header.subtitle}>
        <ErrorState
          compact
          titleLevel={3}
          title="The chart could not be loaded"
          onRetry={() => void charts.refetch()}
          retrying={charts.isFetching}
        />
      </Card>
    )
  if (!charts.data)
    return (
      <div ref={placeRef}>
        <ChartSkeleton
          kind="bars"
          {...header}
          alternative={loading ? undefined : bars.map(({ label, value }) => `${label}: ${formatValue(value)}`).join(', ')}
        />
      </div>
    )
  const { BarChart } = charts.data
  return (
    <BarChart
      {...header}
      data={bars}
      unit={{ one: 'thousand naira', other: 'thousand naira' }}
      formatValue={formatValue}
      loading={loading}
    />
  )
}
