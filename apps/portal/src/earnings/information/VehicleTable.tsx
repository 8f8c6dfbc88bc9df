import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Output } from '@vehicle-partner/api'
import type { earnings } from '@vehicle-partner/api/contract'
import { formatCount, paths, percentages } from '@vehicle-partner/domain'
import { Badge, DataTable, Inline, Money, Stack, Text, type Column } from '@vehicle-partner/ui'
import { useApi, useOrganization } from '../../session/useSession.ts'
import { getErrorMessage } from '../../toasts/getErrorMessage.ts'
import type { EarningRange } from '../parts/earningRange.ts'

type Row = Output<typeof earnings.vehicles>['data'][number] & { share: number }

const columns: readonly Column<Row>[] = [
  {
    id: 'vehicle',
    header: 'Vehicle',
    rowHeader: true,
    width: 'large',
    sortable: true,
    sortBy: ({ vehicle }) => vehicle.registration_number,
    cell: ({ vehicle }) => (
      <Inline gap="small">
        <Badge kind="identifier">{vehicle.registration_number}</Badge>
        <Text as="span" size="small">
          {vehicle.name}
        </Text>
      </Inline>
    ),
  },
  { id: 'trips', header: 'Trips', align: 'end', sortable: true, sortBy: ({ trips }) => trips, cell: ({ trips }) => formatCount(trips) },
  {
    id: 'gross',
    header: 'Gross',
    align: 'end',
    sortable: true,
    sortBy: ({ gross_kobo }) => gross_kobo,
    cell: ({ gross_kobo }) => <Money kobo={gross_kobo} />,
  },
  {
    id: 'deductions',
    header: 'Deductions',
    align: 'end',
    sortable: true,
    sortBy: ({ deductions_kobo }) => deductions_kobo,
    cell: ({ deductions_kobo }) => <Money kobo={-deductions_kobo} />,
  },
  {
    id: 'net',
    header: 'Net',
    align: 'end',
    sortable: true,
    sortBy: ({ net_kobo }) => net_kobo,
    cell: ({ net_kobo }) => <Money kobo={net_kobo} />,
  },
  { id: 'share', header: 'Share of net', align: 'end', cell: ({ share }) => `${share} %` },
]

/** What each vehicle brought in the period, most first. */
export function VehicleTable({ range }: { range: EarningRange }) {
  const api = useApi()
  const { partner } = useOrganization()
  const result = useQuery({
    ...api.earnings.vehicles.query({ params: { id: partner.id }, query: range }),
    placeholderData: keepPreviousData,
  })
  const shares = percentages((result.data?.data ?? []).map(({ net_kobo }) => net_kobo))
  const rows = (result.data?.data ?? []).map((row, index): Row => ({ ...row, share: shares[index] ?? 0 }))
  const unallocated = result.data?.metadata.unallocated
  return (
    <Stack gap="small">
      <DataTable
        caption="Earnings by vehicle"
        columns={columns}
        data={rows}
        getRowId={({ vehicle }) => vehicle.id}
        getRowName={({ vehicle }) => vehicle.registration_number}
        rowHref={({ vehicle }) => paths.vehicleEarnings({ id: vehicle.id, ...range })}
        loading={result.isPending}
        refetching={result.isPlaceholderData}
        error={result.isError ? { title: 'The vehicles could not be loaded', description: getErrorMessage(result.error) } : undefined}
        onRetry={() => void result.refetch()}
        pagination={{ mode: 'client' }}
        empty={{ title: 'No vehicle earned anything', description: 'Choose another period above.' }}
        card={{
          title: ({ vehicle }) => vehicle.registration_number,
          subtitle: ({ vehicle, trips }) => `${vehicle.name}, ${formatCount(trips)} ${trips === 1 ? 'trip' : 'trips'}`,
          content: ({ net_kobo, share }) => (
            <Inline justify="between" gap="small">
              <Money kobo={net_kobo} />
              <Text as="span" size="small" tone="secondary">
                {share} %
              </Text>
            </Inline>
          ),
        }}
      />
      {unallocated === undefined || unallocated.net_kobo === 0 ? null : (
        <Text size="small" tone="secondary">
          Not of one vehicle, such as tax: <Money kobo={unallocated.net_kobo} />
        </Text>
      )}
    </Stack>
  )
}
