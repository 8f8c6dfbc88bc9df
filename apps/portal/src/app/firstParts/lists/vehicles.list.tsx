import { vehicleMenuLabel, vehicleRows } from '../../../vehicles/vehicleColumns.tsx'
import { ClosedMenu, showFirstRows } from '../showFirstRows.tsx'

void showFirstRows({
  call: 'vehicles.list',
  ...vehicleRows,
  selectable: true,
  rowActions: (vehicle) => <ClosedMenu label={vehicleMenuLabel(vehicle)} />,
})
