import { useMutation } from '@tanstack/react-query'
import { hasDocumentsInForce } from '../../fleet/parts/hasDocumentsInForce.ts'
import { ImmediateAction } from '../../fleet/parts/ImmediateAction.tsx'
import { useUnassign } from '../../fleet/parts/useUnassign.ts'
import { useApi } from '../../session/useSession.ts'
import type { AskedVehicle } from './VehicleQuestionDialog.tsx'

interface ImmediateVehicleActionProps {
  action: 'pause' | 'unassign'
  vehicle: AskedVehicle
  /** Called instead of a pause that needs a question, with the trips that stay assigned. */
  onAsk: (trips: number | undefined) => void
  onClose: () => void
}

/** Pauses a vehicle or takes its driver from it at once. */
export function ImmediateVehicleAction({ vehicle, ...rest }: ImmediateVehicleActionProps) {
  const { vehicles } = useApi()
  const setStatus = useMutation(vehicles.setStatus.mutation())
  const unassign = useUnassign()
  const params = { id: vehicle.id }
  return (
    <ImmediateAction
      {...rest}
      id={vehicle.id}
      label={vehicle.registration_number}
      countTrips={async () => vehicle.upcoming_trips ?? (await vehicles.get({ params })).data.upcoming_trips}
      canResume={hasDocumentsInForce(vehicle)}
      setStatus={async (status, version = vehicle.version) =>
        (await setStatus.mutateAsync({ params, body: { status, version } })).data.version
      }
      unassign={async () => vehicle.driver && unassign(vehicle, vehicle.driver)}
    />
  )
}
