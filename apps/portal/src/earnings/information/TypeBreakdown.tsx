import { earningLabels, earningTypes, paths } from '@vehicle-partner/domain'
import { Card, Skeleton, Stack, Text } from '@vehicle-partner/ui'
import { AmountRow, AmountTotal } from '../parts/AmountRow.tsx'
import type { EarningRange } from '../parts/earningRange.ts'
import type { EarningsSummary } from './earningsSummary.ts'

const typeLabels = new Map<string, string>(Object.entries(earningLabels))
const order = new Map<string, number>(earningTypes.map((type, index) => [type, index]))
const placeOf = (type: string) => order.get(type) ?? earningTypes.length

interface TypeBreakdownProps {
  summary: EarningsSummary | undefined
  range: EarningRange
  loading: boolean
}

/** What each type of line brought or took in the period, with a link to these lines. */
export function TypeBreakdown({ summary, range, loading }: TypeBreakdownProps) {
  const types = (summary?.by_type ?? []).toSorted((a, b) => placeOf(a.type) - placeOf(b.type))
  return (
    <Card title="By type" divided aria-busy={loading}>
      {loading ? (
        <Stack gap="medium">
          {[0, 1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} size="small" width="threeQuarters" />
          ))}
        </Stack>
      ) : types.length === 0 ? (
        <Text tone="secondary">Nothing in this period.</Text>
      ) : (
        <Stack gap="medium">
          {types.map(({ type, direction, amount_kobo, count }) => (
            <AmountRow
              key={`${type} ${direction}`}
              label={typeLabels.get(type) ?? type}
              kobo={direction === 'credit' ? amount_kobo : -amount_kobo}
              href={paths.earnings({ view: 'lines', type, ...range })}
            >
              {count === 1 ? '1 line' : `${count} lines`}
            </AmountRow>
          ))}
          {summary ? <AmountTotal label="Net" kobo={summary.net_kobo} /> : null}
        </Stack>
      )}
    </Card>
  )
}
