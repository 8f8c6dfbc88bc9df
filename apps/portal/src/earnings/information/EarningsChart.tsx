import { formatAxisDate, formatCount, formatDateRange, formatMonth, lagosDate } from '@vehicle-partner/domain'
import { Card, ChartSkeleton, ErrorState, Text } from '@vehicle-partner/ui'
import { useChartComponents } from '../../loading/useChartComponents.ts'
import { useHasBeenInView } from '../../loading/useHasBeenInView.ts'
import { useClock } from '../../session/PortalContext.ts'
import type { EarningsSummary } from './earningsSummary.ts'

/** Kobo in thousand naira. */
const koboInThousand = 100_000
const formatValue = (kobo: number) => formatCount(Math.round(kobo / koboInThousand))

const titles = { day: 'Gross and net for each day', week: 'Gross for each week', month: 'Gross and net for each month' } as const

/** Whether no day of the period has an amount. */
export const isChartEmpty = ({ series }: Pick<EarningsSummary, 'series'>): boolean =>
  series.every(({ gross_kobo, deductions_kobo }) => gross_kobo === 0 && deductions_kobo === 0)

/**
 * The earnings over time. A day with an advance has a net below zero, so days and months are lines, which can go there. Weeks, which
 * a time axis does not have, are bars of the gross.
 */
export function EarningsChart({
  summary,
}: {
  /** Undefined while it loads. */
  summary: Pick<EarningsSummary, 'step' | 'series' | 'period'> | undefined
}) {
  const clock = useClock()
  const [placeRef, hasBeenInView] = useHasBeenInView()
  const charts = useChartComponents(hasBeenInView && summary !== undefined)
  const step = summary?.step ?? 'day'
  const series = summary?.series ?? []
  const header = { caption: titles[step], subtitle: summary ? `${formatDateRange(summary.period)}, thousand naira` : 'Thousand naira' }
  // Axes with nothing between them would look broken.
  if (summary && isChartEmpty(summary))
    return (
      <Card as="figure" title={header.caption} subtitle={header.subtitle}>
        <Text tone="secondary">Nothing in this period.</Text>
      </Card>
    )
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
          kind={step === 'week' ? 'bars' : 'lines'}
          {...header}
          alternative={
            summary &&
            series
              .map(({ date, gross_kobo, net_kobo }) => `${nameOf(date, step)}: ${formatValue(gross_kobo)}, net ${formatValue(net_kobo)}`)
              .join(', ')
          }
        />
      </div>
    )
  const { BarChart, LineChart } = charts.data
  const shared = { ...header, unit: { one: 'thousand naira', other: 'thousand naira' }, formatValue, loading: !summary }
  if (step === 'week')
    return (
      <BarChart
        {...shared}
        data={series.map(({ date, gross_kobo }) => ({
          id: date,
          label: nameOf(date, step),
          axisLabel: formatAxisDate(date),
          value: gross_kobo,
        }))}
      />
    )
  // Days to come have no earnings yet: a line at zero would say that they had none.
  const past = series.filter(({ date }) => date <= lagosDate(clock()))
  return (
    <LineChart
      {...shared}
      interval={step}
      showTotal
      series={[
        { id: 'gross', label: 'Gross', points: past.map(({ date, gross_kobo }) => ({ date, value: gross_kobo })) },
        { id: 'net', label: 'Net', points: past.map(({ date, net_kobo }) => ({ date, value: net_kobo })) },
      ]}
    />
  )
}

const nameOf = (date: string, step: EarningsSummary['step']) =>
  step === 'month' ? formatMonth(date) : step === 'week' ? `Week of ${formatAxisDate(date)}` : formatAxisDate(date)
