import { periodLabels, periodOptions, formatDateRange, type Period } from '@vehicle-partner/domain'
import { DateText, Heading, Inline, Select, Text, VisuallyHidden } from '@vehicle-partner/ui'
import type { Dashboard } from './useDashboard.ts'

export interface OverviewHeaderProps {
  period: Period
  onPeriodChange: (period: string) => void
  /** The period has changed since the page was opened. */
  periodChanged: boolean
  summary: Dashboard['summary']
}

/** The head over the figures: how old they are, and which period they are of. */
export function OverviewHeader({ period, onPeriodChange, periodChanged, summary }: OverviewHeaderProps) {
  const { data, isPlaceholderData } = summary
  const settled = data && !isPlaceholderData ? data : undefined
  return (
    <Inline justify="between" wrap={false}>
      <Inline align="baseline" gap={{ phone: 'xsmall', tablet: 'small' }}>
        <Heading level={2}>Overview</Heading>
        {settled ? (
          <Text as="span" size="small" tone="tertiary" wrap="none">
            as of <DateText value={settled.metadata.as_of} format="time" />
          </Text>
        ) : null}
      </Inline>
      <Select label="Period" labelHidden size="small" options={periodOptions} value={period} onValueChange={onPeriodChange} />
      <VisuallyHidden as="div" role="status">
        {periodChanged && settled ? showing(period, settled.data.period) : ''}
      </VisuallyHidden>
    </Inline>
  )
}

/** The period in words and, where it has ends, its days. */
function showing(period: Period, range: Parameters<typeof formatDateRange>[0]): string {
  const words = `Showing ${periodLabels[period].toLowerCase()}`
  return period === 'all' ? words : `${words}, ${formatDateRange(range)}`
}
