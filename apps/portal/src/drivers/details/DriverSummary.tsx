import { useMutation, useQuery } from '@tanstack/react-query'
import type { DriverDetails } from '@vehicle-partner/api'
import { blockersOfVehicle, noVehicleBlocker, paths } from '@vehicle-partner/domain'
import { AlertStrip, Badge, Button, Card, Inline, PhoneText, Stack, StatusPill } from '@vehicle-partner/ui'
import { MessageCircle, Phone } from 'lucide-react'
import { DispatchStrip } from '../../fleet/parts/DispatchStrip.tsx'
import { FactList } from '../../fleet/parts/FactList.tsx'
import { DriverAvatar } from '../../fleet/parts/FleetPhoto.tsx'
import { ActionMenu } from '../../loading/ActionMenu.tsx'
import { useCanOpen } from '../../navigation/useCanOpen.ts'
import { useApi } from '../../session/useSession.ts'
import { statusRegistry } from '../../statuses/statusRegistry.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import { driverActionLabels, driverMenuActions, driverQuestionOf, listDriverActions, type DriverQuestion } from '../parts/driverActions.ts'
import { driverName } from '../parts/driverName.ts'

interface DriverSummaryProps {
  driver: DriverDetails
  /** Asks before an action; absent for users who only read. */
  onAsk: ((question: DriverQuestion) => void) | undefined
  /** Makes a roadside pack of the driver and their vehicle; absent without a vehicle and for users who may not. */
  onPack: (() => void) | undefined
}

/** The head of a driver's page: picture, status, how to reach them, and why they get no trips. */
export function DriverSummary({ driver, onAsk, onPack }: DriverSummaryProps) {
  const { id, phone, status, licence_class, app_state, vehicle, city, stats } = driver
  const name = driverName(driver)
  const { drivers, vehicles } = useApi()
  const canOpen = useCanOpen()
  // Trips go to vehicles: what keeps the vehicle from them keeps the driver from them as well.
  const ofVehicle = useQuery({
    ...vehicles.get.query({ params: { id: vehicle?.id ?? '' } }),
    enabled: vehicle !== null && status !== 'archived' && canOpen(paths.vehicle({ vehicleId: vehicle.id })),
  })
  const invite = useMutation(drivers.invite.mutation())
  const { withErrorToast } = useErrorToast()
  const showSuccess = useSuccessToast()
  const sendInvitation = withErrorToast(async () => {
    await invite.mutateAsync({ params: { id } })
    showSuccess('Invitation sent by SMS')
  })
  const canInvite = app_state !== 'active' && status !== 'archived'
  return (
    <Card>
      <Stack gap="large">
        <Inline justify="between" align="start" gap="large">
          <Inline gap="large" align="start">
            <DriverAvatar driver={driver} size="xlarge" />
            <Stack gap="large">
              <Inline gap="small">
                <StatusPill status={status} registry={statusRegistry.driver} />
                {licence_class === '' ? null : <Badge kind="outline">Licence class {licence_class}</Badge>}
                <StatusPill status={app_state} registry={statusRegistry.driverApp} />
              </Inline>
              <FactList
                facts={[
                  ['Phone', <PhoneText key="phone" value={phone} />],
                  ['Vehicle', vehicle ? vehicle.registration_number : 'None'],
                  ['City', city.name],
                  ['Trips, 30 days', stats.trips_30d],
                ]}
              />
            </Stack>
          </Inline>
          <Inline gap="small">
            <Button variant="secondary" startIcon={<Phone />} href={`tel:${phone}`}>
              Call
            </Button>
            <Button variant="secondary" startIcon={<MessageCircle />} href={`https://wa.me/${phone.replace(/\D/g, '')}`} target="_blank">
              WhatsApp
            </Button>
            {onAsk ? (
              <ActionMenu
                label={`Actions for ${name}`}
                variant="secondary"
                items={[
                  ...(status === 'archived' ? [] : [{ action: 'edit' as const, label: 'Edit', href: paths.editDriver({ driverId: id }) }]),
                  ...(canInvite
                    ? [
                        {
                          action: 'submit' as const,
                          label: app_state === 'invited' ? 'Invite again' : 'Invite to the driver app',
                          disabled: invite.isPending,
                          onSelect: () => void sendInvitation().catch(() => undefined),
                        },
                      ]
                    : []),
                  ...(onPack ? [{ action: 'pack' as const, label: 'Roadside pack', onSelect: onPack }] : []),
                  ...listDriverActions(driver).map((action) => ({
                    action: driverMenuActions[action],
                    label: action === 'assign' && vehicle ? 'Replace the vehicle' : driverActionLabels[action],
                    onSelect: () => onAsk(action),
                  })),
                ]}
              />
            ) : null}
          </Inline>
        </Inline>
        {ofVehicle.isError && !ofVehicle.data ? (
          <AlertStrip
            placement="card"
            tone="warning"
            title={`Whether ${vehicle?.registration_number ?? ''} gets trips could not be loaded.`}
            action={
              <Button variant="quiet" size="small" flush pending={ofVehicle.isFetching} onClick={() => void ofVehicle.refetch()}>
                Retry
              </Button>
            }
          />
        ) : null}
        <DispatchStrip
          owner="driver"
          item={driver}
          blockers={[
            ...driver.dispatch_blockers,
            ...(vehicle === null && listDriverActions(driver).includes('assign') ? [noVehicleBlocker(id)] : []),
            ...blockersOfVehicle(vehicle?.registration_number ?? '', ofVehicle.data?.data.dispatch_blockers ?? []),
          ]}
          currentHref={paths.driver({ driverId: id })}
          onAction={
            onAsk &&
            ((code) => {
              const question = driverQuestionOf(code)
              if (question) onAsk(question)
            })
          }
        />
      </Stack>
    </Card>
  )
}
