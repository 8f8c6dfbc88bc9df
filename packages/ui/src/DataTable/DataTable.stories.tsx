import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Plus } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { fleet, fleetColumns, vehicleId, vehicleMenu, vehicleName, type Vehicle } from '../private/stories/fleet.tsx'
import { StayHere } from '../private/stories/StayHere.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { DataTable, type DataTableProps } from './DataTable.tsx'

const meta = {
  title: 'UI/Data/DataTable',
  component: DataTable<Vehicle>,
  args: { caption: 'Vehicles', columns: fleetColumns, data: fleet, getRowId: vehicleId, getRowName: vehicleName },
  decorators: [
    (Story) => (
      <StayHere>
        <Story />
      </StayHere>
    ),
  ],
} satisfies Meta<DataTableProps<Vehicle>>
export default meta
type Story = StoryObj<typeof meta>

const pause = (
  <Button variant="quiet" size="small">
    Pause
  </Button>
)

export const Overview: Story = {
  args: {
    defaultSorting: { columnId: 'papers', direction: 'ascending' },
    defaultRowSelection: { mode: 'only', ids: new Set(['LND-482XA', 'EKY-118AB']) },
    filters: <SearchField label="Search vehicles" labelHidden placeholder="Plate, model, nickname, driver" />,
    actions: (
      <>
        <Button variant="secondary" startIcon={<Download />}>
          Export 12 vehicles
        </Button>
        <Button startIcon={<Plus />}>Add vehicle</Button>
      </>
    ),
    columnChoice: true,
    pagination: { mode: 'client' },
    bulkActions: () => pause,
    rowHref: ({ id }) => `#${id}`,
    rowActions: vehicleMenu(),
    asOf: 'as of 14:32',
  },
}
