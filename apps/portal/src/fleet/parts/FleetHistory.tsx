import { Stack } from '@vehicle-partner/ui'
import { DriverAssignments, VehicleAssignments } from './AssignmentHistory.tsx'
import { ItemChanges } from './ItemChanges.tsx'

/** Who drove a vehicle, and what was changed about it. */
export const VehicleHistory = ({ vehicleId }: { vehicleId: string }) => (
  <Stack gap="xlarge">
    <VehicleAssignments vehicleId={vehicleId} />
    <ItemChanges type="vehicle" id={vehicleId} />
  </Stack>
)

/** What a driver drove, and what was changed about the driver. */
export const DriverHistory = ({ driverId }: { driverId: string }) => (
  <Stack gap="xlarge">
    <DriverAssignments driverId={driverId} />
    <ItemChanges type="driver" id={driverId} />
  </Stack>
)
