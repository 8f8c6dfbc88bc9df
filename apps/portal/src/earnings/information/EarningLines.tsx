import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { EarningLine } from '@vehicle-partner/api'
import { earnings } from '@vehicle-partner/api/contract'
import { earningLabels, earningTypes, formatDate } from '@vehicle-partner/domain'
import { Inline, Money, Stack, StatusPill, Text } from '@vehicle-partner/ui'
import { EmptyRoadIllustration } from '@vehicle-partner/ui/illustrations'
import { useEffect, useRef, useState } from 'react'
import { ListView, type ListColumn } from '../../list/ListView.tsx'
import { countChosen } from '../../list/countChosen.ts'
import type { ListFilter } from '../../list/listFilters.ts'
import { useListQuery } from '../../list/useListQuery.ts'
import { useReportExport } from '../../list/useReportExport.ts'
import { createLazyPopup } from '../../loading/lazyPopup.tsx'
import { useApi, useOrganization } from '../../session/useSession.ts'
import { statusRegistry } from '../../statuses/statusRegistry.ts'
import type { EarningRange } from '../parts/earningRange.ts'

const EarningLinePanel = createLazyPopup(async () => (await import('./EarningLinePanel.tsx')).EarningLinePanel)

type Call = typeof earnings.list
type LatestPayslip = { id: string; number: string }

const Amount = ({ line: { amount_kobo, direction } }: { line: EarningLine }) => (
  <Money kobo={direction === 'credit' ? amount_kobo : -amount_kobo} />
)

/** How far a line is, and its query. */
const LineStates = ({ line: { state, dispute } }: { line: EarningLine }) => (
  <Inline gap="small">
    <StatusPill status={state} registry={statusRegistry.earning} />
    {dispute === null ? null : <StatusPill status={dispute.state} registry={statusRegistry.dispute} />}
  </Inline>
)

const columns: readonly ListColumn<Call, EarningLine>[] = [
  {
    id: 'occurred_at',
    header: 'Date',
    sortable: true,
    sortNames: { ascending: 'Oldest first', descending: 'Newest first' },
    cell: ({ service_date }) => formatDate(service_date),
  },
  {
    id: 'reference',
    header: 'Line',
    sortable: true,
    rowHeader: true,
    width: 'large',
    cell: ({ description, reference }) => (
      <Stack gap="none">
        <Text as="span" size="label">
          {description}
        </Text>
        <Text as="span" size="small" tone="secondary">
          {reference}
        </Text>
      </Stack>
    ),
  },
  { id: 'vehicle', header: 'Vehicle', cell: ({ vehicle }) => vehicle?.label ?? '–' },
  {
    id: 'amount',
    header: 'Amount',
    sortable: true,
    sortNames: { ascending: 'Smallest amount', descending: 'Largest amount' },
    align: 'end',
    cell: (line) => <Amount line={line} />,
  },
  {
    id: 'state',
    header: 'Status',
    cell: (line) => <LineStates line={line} />,
  },
]

const states = ['pending', 'unsettled', 'settled', 'void'] as const
/** The trip that a link has chosen, by its name where a line shows it. */
const tripFilter = (lines: readonly EarningLine[]): ListFilter<Call> => ({
  kind: 'link',
  names: ['trip_id'],
  label: 'Trip',
  format: (ids) => (ids.length === 1 ? lines.find(({ trip }) => trip?.id === ids[0])?.trip?.label : undefined) ?? countChosen(ids),
})

const items = [
  ['vehicle', 'Vehicle'],
  ['driver', 'Driver'],
  ['route', 'Route'],
] as const

/** `lines`: those that are shown, once they are loaded. Only lines of the latest payslip can be disputed. */
const createFilters = (
  lines: readonly EarningLine[] | undefined,
  latestPayslip: LatestPayslip | undefined,
): readonly ListFilter<Call>[] => [
  { kind: 'several', name: 'type', label: 'Type', options: earningTypes.map((value) => ({ value, label: earningLabels[value] })) },
  {
    kind: 'several',
    name: 'state',
    label: 'Status',
    options: states.map((value) => ({ value, label: statusRegistry.earning[value].label })),
  },
  ...items.map(([item, label]): ListFilter<Call> => ({
    kind: 'lookup',
    item,
    name: `${item}_id`,
    label,
    names: lines?.flatMap((line) => {
      const found = line[item]
      return found ? [[found.id, found.label] as const] : []
    }),
  })),
  tripFilter(lines ?? []),
  { kind: 'link', names: ['disputed'], label: 'Query', format: () => 'Open' },
  {
    kind: 'link',
    names: ['payslip_id'],
    label: 'Payslip',
    format: (ids) => (latestPayslip && ids.join() === latestPayslip.id ? latestPayslip.number : countChosen(ids)),
  },
]

/** Every line of the earnings in a period; a line opens beside the list. */
export function EarningLines({ range, latestPayslip }: { range: EarningRange; latestPayslip: LatestPayslip | undefined }) {
  const api = useApi()
  const { partner } = useOrganization()
  const list = useListQuery(earnings.list, { given: range, selection: 'line' })
  const exportRows = useReportExport('earnings_lines')
  const result = useQuery({
    ...api.earnings.list.query({ params: { id: partner.id }, query: list.query }),
    placeholderData: keepPreviousData,
  })
  const rows = result.data?.data
  const selected = rows?.find(({ id }) => id === list.selectedId)
  const lines = useRef<HTMLDivElement>(null)
  const isLoaded = result.isSuccess
  // A link to some of the lines, such as those of a type, leads to them: they are below the figures of the period.
  const [isLinked] = useState(list.query.disputed !== undefined || list.query.type !== undefined)
  useEffect(() => {
    if (isLinked && isLoaded) lines.current?.scrollIntoView()
  }, [isLinked, isLoaded])
  return (
    <div ref={lines}>
      <ListView
        list={list}
        result={result}
        caption="Earning lines"
        itemName={['line', 'lines']}
        columns={columns}
        getRowId={({ id }) => id}
        getRowName={({ reference }) => reference}
        rowHref={({ id }) => list.selectionHref(id)}
        currentRowId={list.selectedId}
        searchLabel="Reference, exact amount"
        callWithQuery={(query) => api.earnings.list.query({ params: { id: partner.id }, query })}
        filters={createFilters(rows, latestPayslip)}
        onExport={(format) => exportRows(list.query, format)}
        card={{
          title: ({ description }) => description,
          subtitle: ({ service_date, vehicle }) => [formatDate(service_date), vehicle?.label].filter(Boolean).join(', '),
          content: (line) => (
            <Stack gap="small">
              <Text as="span" size="small" tone="secondary">
                {[line.route?.label, line.reference].filter(Boolean).join(', ')}
              </Text>
              <Inline justify="between" gap="small">
                <LineStates line={line} />
                <Amount line={line} />
              </Inline>
            </Stack>
          ),
        }}
        empty={{
          illustration: <EmptyRoadIllustration />,
          title: 'No earnings in this period',
          description: 'Every trip, bonus and deduction shows here. Choose another period above.',
        }}
      />
      {list.selectedId === undefined ? null : <EarningLinePanel key={list.selectedId} line={selected} onClose={list.clearSelection} />}
    </div>
  )
}
