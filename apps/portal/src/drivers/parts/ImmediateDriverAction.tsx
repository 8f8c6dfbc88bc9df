import { useMutation } from '@tanstack/react-query'
import { ImmediateAction } from '../../fleet/parts/ImmediateAction.tsx'
import { useUnassign } from '../../fleet/parts/useUnassign.ts'
import { useApi } from '../../session/useSession.ts'
import { driverName } from './driverName.ts'
import type { AskedDriver } from './DriverQuestionDialog.tsx'

interface ImmediateDriverActionProps {
  action: 'pause' | 'unassign'
  driver: AskedDriver
  /** Called instead of a pause that needs a question, with the trips that stay assigned. */
  onAsk: (trips: number | undefined) => void
  onClose: () => void
}

/** Pauses a driver or takes the vehicle from the driver at once. */
export function ImmediateDriverAction({ driver, ...rest }: ImmediateDriverActionProps) {
  const { drivers } = useApi()
  const setStatus = useMutation(drivers.setStatus.mutation())
  const unassign = useUnassign()
  const params = { id: driver.id }
  return (
    <ImmediateAction
      {...rest}
      id={driver.id}
      label={driverName(driver)}
      countTrips={async () => driver.upcoming_trips ?? (await drivers.get({ params })).data.upcoming_trips}
      canResume
      setStatus={async (status, version = driver.version) =>
        (await setStatus.mutateAsync({ params, body: { status, version } })).data.version
      }
      unassign={async () => driver.vehicle && unassign(driver.vehicle, driver)}
    />
  )
}
