import { driverMenuLabel, driverRows, DriverTools } from '../../../drivers/driverColumns.tsx'
import { ClosedMenu, showFirstRows } from '../showFirstRows.tsx'

void showFirstRows({
  call: 'drivers.list',
  ...driverRows,
  selectable: true,
  rowActions: (driver) => (
    <DriverTools driver={driver}>
      <ClosedMenu label={driverMenuLabel(driver)} />
    </DriverTools>
  ),
})
