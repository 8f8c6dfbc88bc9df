import { periodLabels, periodOptions, formatDateRange, type Period } from '@vehicle-partner/domain'
import { DateText, Heading, Inline, Select, Text, VisuallyHidden } from '@vehicle-partner/ui'
import type { Dashboard } from './useDashboard.ts'

export interface OverviewHeaderProps {
  period: Period
  onPeriodChange: (period: string) => void
  /** Whether the user has changed the period. */
  periodChanged: boolean
  summary: Dashboard['summary']
}

/** The header of the statistics: their age and their period. */
export function OverviewHeader({ period, onPeriodChange, periodChanged, summary }: OverviewHeaderProps) {
  const { data, isPlaceholderData } = summary
  const currentData = data && !isPlaceholderData ? data : undefined
  return (
    <Inline justify="between" wrap={false}>
      <Inline align="baseline" gap={{ phone: 'xsmall', tablet: 'small' }}>
        <Heading level={2}>Overview</Heading>
        {currentData?.metadata ? (
          <Text as="span" size="small" tone="tertiary" wrap="none">
            as of <DateText value={currentData.metadata.as_of} format="time" />
          </Text>
        ) : null}
      </Inline>
      <Select label="Period" labelHidden size="small" options={periodOptions} value={period} onValueChange={onPeriodChange} />
      <VisuallyHidden as="div" role="status">
        {periodChanged && currentData?.data.period ? describePeriod(period, currentData.data.period) : ''}
      </VisuallyHidden>
    </Inline>
  )
}

/** The name of the period and its dates. */
function describePeriod(period: Period, range: Parameters<typeof formatDateRange>[0]): string {
  const name = `Showing ${periodLabels[period].toLowerCase()}`
  return period === 'all' ? name : `${name}, ${formatDateRange(range)}`
}
