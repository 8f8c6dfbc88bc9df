import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Output } from '@vehicle-partner/api'
import type { earnings } from '@vehicle-partner/api/contract'
import { formatCount, paths, formatVehicleName } from '@vehicle-partner/domain'
import { Badge, DataTable, Inline, Link, Meter, Money, Stack, Text, type Column } from '@vehicle-partner/ui'
import { Suspense } from 'react'
import { createLazyPart } from '../../loading/lazyComponents.tsx'
import { usePortal } from '../../session/PortalContext.ts'
import { useApi, useOrganization } from '../../session/useSession.ts'
import { getErrorMessage } from '../../toasts/getErrorMessage.ts'
import { ExportButton } from '../../list/ExportButton.tsx'
import { useReportExport } from '../../list/useReportExport.ts'
import { useTableAddress } from '../../list/useTableAddress.ts'
import { describeTrips } from '../parts/describeTrips.ts'
import type { EarningRange } from '../parts/earningRange.ts'

// Below the table, where nothing moves when it comes.
const VehicleNotes = createLazyPart(async () => (await import('./VehicleNotes.tsx')).VehicleNotes)

type Row = Output<typeof earnings.vehicles>['data'][number] & { share: number; largestShare: number; linesHref: string }

const LinesLink = ({ row: { vehicle, linesHref } }: { row: Row }) => (
  <Link href={linesHref} aria-label={`Lines of ${vehicle.registration_number}`}>
    Lines
  </Link>
)

/** The sum of a column. */
const sum = (rows: readonly Row[], amountOf: (row: Row) => number) => rows.reduce((total, row) => total + amountOf(row), 0)

type Amount = 'gross' | 'deductions' | 'net' | 'shared' | 'costs' | 'profit'

/** A column of amounts with their sum; costs are sorted by their size, and printed as negative amounts. */
const amountColumn = (id: Amount, header: string, sign: 1 | -1 = 1): Column<Row> => {
  const amountOf = (row: Row) => row[`${id}_kobo`]
  return {
    id,
    header,
    align: 'end',
    sortable: true,
    sortNames: { ascending: `${header}, lowest first`, descending: `${header}, highest first` },
    sortBy: amountOf,
    cell: (row) => <Money kobo={sign * amountOf(row)} />,
    total: (rows) => <Money kobo={sign * sum(rows, amountOf)} />,
  }
}

/** On a card, which has no header, the share says what it is of. */
const Share = ({ row: { share, largestShare }, isOnCard = false }: { row: Row; isOnCard?: boolean }) =>
  largestShare === 0 ? (
    isOnCard ? (
      'No share of net'
    ) : (
      '–'
    )
  ) : (
    // The largest share fills its bar: among many vehicles all shares are small.
    <Meter
      label={isOnCard ? 'Share' : 'Share of net'}
      value={share}
      max={largestShare}
      valueText={`${share.toFixed(1)} %${isOnCard ? ' of net' : ''}`}
    />
  )

const columns: readonly Column<Row>[] = [
  {
    id: 'vehicle',
    header: 'Vehicle',
    rowHeader: true,
    width: 'large',
    sortable: true,
    sortNames: { ascending: 'Plate, A to Z', descending: 'Plate, Z to A' },
    sortBy: ({ vehicle }) => vehicle.registration_number,
    cell: ({ vehicle }) => (
      <Inline gap="small">
        <Badge kind="identifier">{vehicle.registration_number}</Badge>
        <Text as="span" size="small">
          {formatVehicleName(vehicle)}
        </Text>
      </Inline>
    ),
    total: (rows) => (rows.length === 1 ? '1 vehicle' : `${formatCount(rows.length)} vehicles`),
  },
  {
    id: 'trips',
    header: 'Trips',
    align: 'end',
    sortable: true,
    sortBy: ({ trips }) => trips,
    cell: (row) => (describeTrips(row) === undefined ? '–' : formatCount(row.trips)),
    total: (rows) => formatCount(sum(rows, ({ trips }) => trips)),
  },
  amountColumn('gross', 'Gross'),
  amountColumn('deductions', 'Deductions', -1),
  amountColumn('net', 'Net'),
  {
    id: 'share',
    header: 'Share of net',
    width: 'medium',
    cell: (row) => <Share row={row} />,
  },
  amountColumn('shared', 'Fee and tax'),
  amountColumn('costs', 'Your costs', -1),
  amountColumn('profit', 'Profit'),
  {
    id: 'per_km',
    header: 'Net per km',
    align: 'end',
    sortable: true,
    sortBy: ({ net_per_km_kobo }) => net_per_km_kobo ?? 0,
    cell: ({ net_per_km_kobo }) => (net_per_km_kobo === null ? '–' : <Money kobo={net_per_km_kobo} />),
  },
  { id: 'lines', header: 'Lines', cell: (row) => <LinesLink row={row} /> },
]

/** Profit and distance are shown on request. */
const firstColumns = { shared: false, costs: false, profit: false, per_km: false }

/** What each vehicle brought in the period, most first. */
export function VehicleTable({ range }: { range: EarningRange }) {
  const api = useApi()
  const { partner } = useOrganization()
  const { storage } = usePortal().dependencies
  const exportRows = useReportExport('earnings_by_vehicle')
  const result = useQuery({
    ...api.earnings.vehicles.query({ params: { id: partner.id }, query: range }),
    placeholderData: keepPreviousData,
  })
  const vehicles = result.data?.data ?? []
  // A vehicle below zero has no share.
  const earned = vehicles.map(({ net_kobo }) => Math.max(0, net_kobo))
  const hundredth = earned.reduce((total, each) => total + each, 0) / 100 || 1
  const largestShare = Math.max(0, ...earned) / hundredth
  const rows = vehicles.map((row, index): Row => ({
    ...row,
    share: (earned[index] ?? 0) / hundredth,
    largestShare,
    linesHref: paths.earnings({ view: 'lines', vehicle_id: row.vehicle.id, ...range }),
  }))
  const table = useTableAddress(columns, rows.length, '-gross')
  return (
    <Stack gap="small">
      <DataTable
        caption="Earnings by vehicle"
        columns={columns}
        columnSettings
        defaultColumnVisibility={firstColumns}
        storage={storage}
        storageKey="COLUMNS_EARNINGS_BY_VEHICLE"
        data={rows}
        getRowId={({ vehicle }) => vehicle.id}
        getRowName={({ vehicle }) => vehicle.registration_number}
        rowHref={({ vehicle }) => paths.vehicleEarnings({ id: vehicle.id, ...range })}
        loading={result.isPending}
        refetching={result.isPlaceholderData}
        error={result.isError ? { title: 'The vehicles could not be loaded', description: getErrorMessage(result.error) } : undefined}
        onRetry={() => void result.refetch()}
        {...table}
        actions={
          result.isSuccess && rows.length === 0 ? null : (
            <ExportButton
              count={result.isPlaceholderData ? undefined : result.data && rows.length}
              isFiltered={false}
              itemName={['vehicle', 'vehicles']}
              onExport={(format) => exportRows(range, format)}
            />
          )
        }
        empty={{ title: 'No vehicle earned anything', description: 'Choose another period above.' }}
        card={{
          title: ({ vehicle }) => vehicle.registration_number,
          subtitle: (row) => [formatVehicleName(row.vehicle), describeTrips(row)].filter(Boolean).join(', '),
          note: ({ net_kobo }) => <Money kobo={net_kobo} />,
          content: (row) => (
            <Inline justify="between" gap="small">
              <Share row={row} isOnCard />
              <LinesLink row={row} />
            </Inline>
          ),
        }}
      />
      <Suspense>{result.data && <VehicleNotes {...result.data} />}</Suspense>
    </Stack>
  )
}
