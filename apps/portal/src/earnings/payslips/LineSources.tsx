import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { EarningLine, Payslip, PayslipLine } from '@vehicle-partner/api'
import { canAccess, formatDate, paths } from '@vehicle-partner/domain'
import { Button, DataTable, Link, Money, Stack, StatusPill, Text, type Column } from '@vehicle-partner/ui'
import { useState } from 'react'
import { createLazyPopup } from '../../loading/lazyPopup.tsx'
import { useApi, useSession } from '../../session/useSession.ts'
import { statusRegistry } from '../../statuses/statusRegistry.ts'
import { getErrorMessage } from '../../toasts/getErrorMessage.ts'

const EarningLinePanel = createLazyPopup(async () => (await import('../information/EarningLinePanel.tsx')).EarningLinePanel)

const pageSize = 10

const columns = (opensTrips: boolean): readonly Column<EarningLine>[] => [
  { id: 'date', header: 'Date', cell: ({ service_date }) => formatDate(service_date) },
  {
    id: 'what',
    header: 'What',
    rowHeader: true,
    cell: ({ description, formula, dispute }) => (
      <Stack gap="none">
        <Text as="span" size="small">
          {description}
        </Text>
        {formula === null ? null : (
          <Text as="span" size="small" tone="secondary">
            {formula.text}
          </Text>
        )}
        {dispute === null ? null : <StatusPill status={dispute.state} registry={statusRegistry.dispute} />}
      </Stack>
    ),
  },
  { id: 'vehicle', header: 'Vehicle', cell: ({ vehicle }) => vehicle?.label ?? '–' },
  {
    id: 'trip',
    header: 'Trip',
    cell: ({ trip }) => (trip === null ? '–' : opensTrips ? <Link href={paths.trip({ tripId: trip.id })}>{trip.label}</Link> : trip.label),
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amount_kobo, direction }) => <Money kobo={direction === 'credit' ? amount_kobo : -amount_kobo} />,
  },
]

/** What a line of a payslip is made of, down to its trips. */
export function LineSources({ payslip, line }: { payslip: Payslip; line: PayslipLine }) {
  const { payslips } = useApi()
  const { roles } = useSession()
  const [page, setPage] = useState(1)
  const [openId, setOpenId] = useState<string>()
  const result = useQuery({
    ...payslips.sources.query({ params: { id: payslip.id, lineId: line.id }, query: { page, perPage: pageSize } }),
    placeholderData: keepPreviousData,
  })
  const opened = result.data?.data.find(({ id }) => id === openId)
  return (
    <>
      <DataTable
        caption={`What ${line.label} is made of`}
        columns={columns(canAccess('trips', roles))}
        data={result.data?.data ?? []}
        getRowId={({ id }) => id}
        getRowName={({ reference }) => reference}
        density="compact"
        loading={result.isPending}
        refetching={result.isPlaceholderData}
        error={result.isError ? { title: 'The amounts could not be loaded', description: getErrorMessage(result.error) } : undefined}
        onRetry={() => void result.refetch()}
        pagination={{ mode: 'server', page, pageSize, ...(result.data ? { total: result.data.metadata.total } : {}) }}
        onViewChange={(view) => setPage(view.page)}
        empty={{ title: 'Nothing is listed', description: 'This line has no amounts of its own.' }}
        card={{
          subtitle: ({ service_date, vehicle }) => [formatDate(service_date), vehicle?.label].filter(Boolean).join(', '),
          content: ({ amount_kobo, direction }) => <Money kobo={direction === 'credit' ? amount_kobo : -amount_kobo} />,
        }}
        rowActions={({ id, reference }) => (
          <Button variant="quiet" size="small" aria-label={`Open ${reference}`} onClick={() => setOpenId(id)}>
            Open
          </Button>
        )}
      />
      {opened ? <EarningLinePanel key={opened.id} line={opened} isOnPayslip onClose={() => setOpenId(undefined)} /> : null}
    </>
  )
}
