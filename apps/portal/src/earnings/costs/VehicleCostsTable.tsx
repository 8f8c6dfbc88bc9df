import { paths } from '@vehicle-partner/domain'
import { Badge, DataTable, Heading, Inline, Money, Stack, Text, type Column } from '@vehicle-partner/ui'
import { useTableAddress } from '../../list/useTableAddress.ts'
import type { VehicleCosts } from './costedVehicles.ts'
import { describeMargin } from './describeMargin.ts'

/** The costs of each month, whatever the vehicle does. */
const fixedKobo = ({ effective }: VehicleCosts): number =>
  (effective.insurance_monthly_kobo ?? 0) +
  (effective.loan_monthly_kobo ?? 0) +
  (effective.parking_monthly_kobo ?? 0) +
  (effective.driver_pay?.mode === 'monthly' ? effective.driver_pay.value : 0) +
  (effective.other ?? []).reduce((sum, { mode, value }) => sum + (mode === 'monthly' ? value : 0), 0)

function describeSource({ items, from }: VehicleCosts): string {
  if (items !== null) return 'Own costs'
  const scopes = new Set(Object.values(from))
  return scopes.has('vehicle_type') ? 'From its type' : scopes.has('default') ? 'From default' : 'No costs yet'
}

const Source = ({ costs }: { costs: VehicleCosts }) =>
  costs.items === null ? (
    <Text as="span" size="small" tone="secondary">
      {describeSource(costs)}
    </Text>
  ) : (
    <Badge>Own costs</Badge>
  )
const margin = ({ last_month: { margin_bps } }: VehicleCosts) => (margin_bps === null ? '–' : describeMargin(margin_bps))

const columns: readonly Column<VehicleCosts>[] = [
  {
    id: 'vehicle',
    header: 'Vehicle',
    rowHeader: true,
    sortable: true,
    sortNames: { ascending: 'Plate, A to Z', descending: 'Plate, Z to A' },
    sortBy: ({ vehicle }) => vehicle.registration_number,
    cell: ({ vehicle }) => <Badge kind="identifier">{vehicle.registration_number}</Badge>,
  },
  { id: 'source', header: 'Costs', cell: (costs) => <Source costs={costs} /> },
  {
    id: 'fixed',
    header: 'Fixed, each month',
    align: 'end',
    sortable: true,
    sortBy: fixedKobo,
    cell: (costs) => <Money kobo={fixedKobo(costs)} />,
  },
  {
    id: 'profit',
    header: 'Profit, last month',
    align: 'end',
    sortable: true,
    sortBy: ({ last_month }) => last_month.profit_kobo,
    cell: ({ last_month }) => <Money kobo={last_month.profit_kobo} />,
  },
  {
    id: 'margin',
    header: 'Margin',
    align: 'end',
    sortable: true,
    sortBy: ({ last_month }) => last_month.margin_bps ?? 0,
    cell: margin,
  },
]

/** Each vehicle with where its costs come from, and what the saved ones of today would have left of last month. */
export const VehicleCostsTable = ({ vehicles }: { vehicles: readonly VehicleCosts[] }) => (
  <Stack gap="medium" as="section" aria-labelledby="costs-by-vehicle">
    <Stack gap="none">
      <Heading id="costs-by-vehicle" level={2} size="subheading">
        By vehicle
      </Heading>
      <Text size="small" tone="secondary">
        Profit of last month at the costs that are saved for today.
      </Text>
    </Stack>
    <Table vehicles={vehicles} />
  </Stack>
)

const Table = ({ vehicles }: { vehicles: readonly VehicleCosts[] }) => (
  <DataTable
    caption="Costs by vehicle"
    // Five short columns, beside the terms on a small laptop.
    cardBreakpoint={600}
    columns={columns}
    data={vehicles}
    getRowId={({ vehicle }) => vehicle.id}
    getRowName={({ vehicle }) => vehicle.registration_number}
    rowHref={({ vehicle }) => paths.vehicleCosts({ id: vehicle.id })}
    {...useTableAddress(columns, vehicles.length, 'vehicle')}
    empty={{ title: 'No vehicles yet', description: 'The costs of each vehicle show here.' }}
    card={{
      note: ({ last_month }) => <Money kobo={last_month.profit_kobo} />,
      content: (costs) => (
        <Inline justify="between" gap="small">
          <Source costs={costs} />
          <Text as="span" size="small" tone="secondary">
            {margin(costs)}
          </Text>
        </Inline>
      ),
    }}
  />
)
