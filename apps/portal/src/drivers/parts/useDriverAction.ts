import { useMutation } from '@tanstack/react-query'
import { useUnassign } from '../../fleet/parts/useUnassign.ts'
import { useUndoToast } from '../../fleet/parts/useUndoToast.ts'
import { useApi } from '../../session/useSession.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import type { DriverQuestion } from './driverActions.ts'
import { driverName } from './driverName.ts'
import type { AskedDriver } from './DriverQuestionDialog.tsx'

/**
 * Takes an action on a driver: at once and with undo where nothing else changes with it, as pausing one without upcoming trips does;
 * otherwise after a question.
 */
export function useDriverAction(ask: (question: DriverQuestion, driver: AskedDriver) => void) {
  const { drivers } = useApi()
  const setStatus = useMutation(drivers.setStatus.mutation())
  const unassign = useUnassign()
  const showUndo = useUndoToast()
  const { showError, dismissError } = useErrorToast()

  const pause = async (driver: AskedDriver) => {
    const { id, version } = driver
    const params = { id }
    const upcoming_trips = driver.upcoming_trips ?? (await drivers.get({ params })).data.upcoming_trips
    // A server that does not count them: the question stays.
    if (upcoming_trips !== 0) return ask('pause', { ...driver, ...(upcoming_trips === undefined ? {} : { upcoming_trips }) })
    const { data: paused } = await setStatus.mutateAsync({ params, body: { status: 'inactive', version } })
    // What others have changed since is not undone.
    showUndo(`${driverName(driver)} is paused`, () =>
      setStatus.mutateAsync({ params, body: { status: 'active', version: paused.version } }),
    )
  }
  const takeAtOnce = (question: DriverQuestion, driver: AskedDriver) => {
    if (question === 'pause') return pause(driver)
    return question === 'unassign' && driver.vehicle ? unassign(driver.vehicle, driver) : undefined
  }
  return (question: DriverQuestion, driver: AskedDriver) => {
    dismissError()
    const taken = takeAtOnce(question, driver)
    if (taken) taken.catch(showError)
    else ask(question, driver)
  }
}
