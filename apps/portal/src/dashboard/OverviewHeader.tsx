import { formatDateRange, lagosDate, periodLabels, periodOptions, type Day, type Period } from '@vehicle-partner/domain'
import { DateText, Heading, Inline, Select, Text, VisuallyHidden } from '@vehicle-partner/ui'
import type { Dashboard } from './useDashboard.ts'

export interface OverviewHeaderProps {
  period: Period
  onPeriodChange: (period: string) => void
  /** Whether the user has changed the period. */
  periodChanged: boolean
  summary: Dashboard['summary']
  /** Nothing has loaded yet. */
  disabled: boolean
  today: Day
}

/** The header of the statistics: their age and their period. */
export function OverviewHeader({ period, onPeriodChange, periodChanged, summary, disabled, today }: OverviewHeaderProps) {
  const { data, isPlaceholderData, isError } = summary
  const currentData = data && !isPlaceholderData ? data : undefined
  // Until the figures of the chosen period come, those that stay have the name of theirs.
  const shownPeriod = isPlaceholderData && !isError ? data?.data.period : undefined
  // Figures that stay because others failed keep their age, too.
  const asOf = currentData || isError ? data?.metadata?.as_of : undefined
  return (
    <Inline justify="between" wrap="words">
      <Inline align="baseline" gap={{ phone: 'xsmall', tablet: 'small' }}>
        <Heading level={2}>Overview</Heading>
        {shownPeriod ? (
          <Text as="span" size="small" tone="tertiary" wrap="none">
            {periodLabels[shownPeriod.key]}
          </Text>
        ) : asOf !== undefined ? (
          <FiguresAge asOf={asOf} today={today} />
        ) : data ? null : (
          <span hidden data-loading-age="" />
        )}
      </Inline>
      <Select
        label="Period"
        labelHidden
        size="small"
        options={periodOptions}
        value={period}
        onValueChange={onPeriodChange}
        disabled={disabled}
      />
      <VisuallyHidden as="div" role="status">
        {periodChanged && currentData?.data.period ? describePeriod(period, currentData.data.period) : ''}
      </VisuallyHidden>
    </Inline>
  )
}

/** The age of the figures: a time, or a day before today. */
export const FiguresAge = ({ asOf, today }: { asOf: string; today: Day }) => (
  <Text as="span" size="small" tone="tertiary" wrap="none">
    as of <DateText value={asOf} format={lagosDate(new Date(asOf)) === today ? 'time' : 'day'} />
  </Text>
)

/** The name of the period and its dates. */
function describePeriod(period: Period, range: Parameters<typeof formatDateRange>[0]): string {
  const name = `Showing ${periodLabels[period].toLowerCase()}`
  return period === 'all' ? name : `${name}, ${formatDateRange(range)}`
}
