import { formatCount, paths, type Day } from '@vehicle-partner/domain'
import { Card, Skeleton, Stack, Text } from '@vehicle-partner/ui'
import { AmountRow, AmountTotal } from '../parts/AmountRow.tsx'
import { compareTypes, describeChange } from '../parts/compareTypes.ts'
import type { EarningRange } from '../parts/earningRange.ts'
import { previousDays } from './compareNet.ts'
import type { EarningsSummary } from './earningsSummary.ts'

interface TypeBreakdownProps {
  /** Undefined while it loads. */
  summary: Pick<EarningsSummary, 'by_type' | 'previous' | 'net_kobo' | 'period'> | undefined
  /** The lines that a type leads to. */
  lines: EarningRange & { vehicle_id?: string }
  today: Day
}

/** What each type of line brought or took in the period, beside the days before, with a link to these lines. */
export function TypeBreakdown({ summary, lines, today }: TypeBreakdownProps) {
  const types = summary ? compareTypes(summary) : []
  const before = summary && previousDays(summary, today)
  return (
    <Card title="By type" {...(before === undefined ? {} : { subtitle: `Compared with ${before}` })} divided aria-busy={!summary}>
      {!summary ? (
        <Stack gap="medium">
          {[0, 1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} size="small" width="threeQuarters" />
          ))}
        </Stack>
      ) : types.length === 0 ? (
        <Text tone="secondary">Nothing in this period.</Text>
      ) : (
        <Stack gap="medium">
          {types.map(({ type, direction, label, amount_kobo, count, change_kobo }) => (
            <AmountRow
              key={`${type} ${direction}`}
              label={label}
              kobo={direction === 'credit' ? amount_kobo : -amount_kobo}
              {...(count === 0 ? {} : { href: paths.earnings({ view: 'lines', type, ...lines }) })}
            >
              {count === 0 ? 'None' : count === 1 ? '1 line' : `${formatCount(count)} lines`}
              {describeChange(change_kobo)}
            </AmountRow>
          ))}
          <AmountTotal label="Net" kobo={summary.net_kobo} />
        </Stack>
      )}
    </Card>
  )
}
