import type { VehicleDetails } from '@vehicle-partner/api'
import { formatVehicleWord, paths } from '@vehicle-partner/domain'
import { Badge, Button, Card, Inline, Rating, Stack, StatusPill } from '@vehicle-partner/ui'
import { Pencil } from 'lucide-react'
import { DispatchStrip } from '../../fleet/parts/DispatchStrip.tsx'
import { VehiclePhoto } from '../../fleet/parts/FleetPhoto.tsx'
import { FactList } from '../../fleet/parts/FactList.tsx'
import { ActionMenu } from '../../loading/ActionMenu.tsx'
import { statusRegistry } from '../../statuses/statusRegistry.ts'
import {
  listVehicleActions,
  vehicleActionLabels,
  vehicleMenuActions,
  vehicleQuestionOf,
  type VehicleQuestion,
} from '../parts/vehicleActions.ts'

const shortRating = { outOf: (max: string) => `/ ${max}`, none: 'None yet' }

interface VehicleSummaryProps {
  vehicle: VehicleDetails
  /** Asks before an action; absent for users who only read. */
  onAsk: ((question: VehicleQuestion) => void) | undefined
  /** Makes a roadside pack. */
  onPack: () => void
}

/** The head of a vehicle's page: photo, plate, status, and why it gets no trips. */
export function VehicleSummary({ vehicle, onAsk, onPack }: VehicleSummaryProps) {
  const { id, registration_number, status, plate_category, driver, city, stats } = vehicle
  return (
    <Card>
      <Stack gap="large">
        <Inline justify="between" align="start" gap="large">
          <Inline gap="large" align="start">
            <VehiclePhoto vehicle={vehicle} ratio="photo" />
            <Stack gap="large">
              <Inline gap="small">
                <Badge kind="identifier" size="large">
                  {registration_number}
                </Badge>
                <StatusPill status={status} registry={statusRegistry.vehicle} />
                <Badge kind="outline">{formatVehicleWord(plate_category)} plate</Badge>
              </Inline>
              <FactList
                facts={[
                  ['Driver', driver ? `${driver.fname} ${driver.lname}` : 'None'],
                  ['City', city.name],
                  ['Trips, 30 days', stats.trips_30d],
                  ['Rating', <Rating key="rating" value={stats.rating} labels={shortRating} dir="ltr" />],
                ]}
              />
            </Stack>
          </Inline>
          {onAsk ? (
            <Inline gap="small">
              {status === 'archived' ? null : (
                <Button variant="secondary" startIcon={<Pencil />} href={paths.editVehicle({ vehicleId: id })}>
                  Edit
                </Button>
              )}
              <ActionMenu
                label={`Actions for ${registration_number}`}
                variant="secondary"
                items={[
                  ...(status === 'archived' ? [] : [{ action: 'pack' as const, label: 'Roadside pack', onSelect: onPack }]),
                  ...listVehicleActions(vehicle).map((action) => ({
                    action: vehicleMenuActions[action],
                    label: action === 'assign' && driver ? 'Replace the driver' : vehicleActionLabels[action],
                    onSelect: () => onAsk(action),
                  })),
                ]}
              />
            </Inline>
          ) : null}
        </Inline>
        <DispatchStrip
          owner="vehicle"
          item={vehicle}
          currentHref={paths.vehicle({ vehicleId: id })}
          onAction={onAsk && ((code) => onAsk(vehicleQuestionOf(code)))}
        />
      </Stack>
    </Card>
  )
}
