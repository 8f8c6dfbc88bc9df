import { useMutation } from '@tanstack/react-query'
import type { Driver } from '@vehicle-partner/api'
import { ConfirmDialog, type ConfirmDialogProps } from '@vehicle-partner/ui'
import { useState } from 'react'
import { AssignDialog } from '../../fleet/parts/AssignDialog.tsx'
import { describeTrips } from '../../fleet/parts/describeTrips.ts'
import { hasDocumentsInForce } from '../../fleet/parts/hasDocumentsInForce.ts'
import { useUndoToast } from '../../fleet/parts/useUndoToast.ts'
import { hasErrorCode } from '../../session/hasErrorCode.ts'
import { useApi } from '../../session/useSession.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import { driverStatusAfter, type DriverQuestion } from './driverActions.ts'
import { driverName } from './driverName.ts'
import { ImmediateDriverAction } from './ImmediateDriverAction.tsx'

/** The driver of a question. `upcoming_trips` is known on the driver's page only. */
export type AskedDriver = Pick<Driver, 'id' | 'fname' | 'lname' | 'version' | 'vehicle' | 'compliance'> & { upcoming_trips?: number }

interface DriverQuestionDialogProps {
  question: DriverQuestion
  driver: AskedDriver
  onClose: () => void
}

/** Asks before a driver is assigned, paused, resumed, sent for review, removed or restored, and does it. */
export function DriverQuestionDialog({ question, driver, onClose }: DriverQuestionDialogProps) {
  /** A pause that needs a question, with the trips that stay assigned. */
  const [asked, setAsked] = useState<AskedDriver>()
  const { vehicle, id, version } = driver
  if (question === 'assign')
    return (
      <AssignDialog
        item={{ kind: 'driver', id, label: driverName(driver), version }}
        current={vehicle?.registration_number}
        onClose={onClose}
      />
    )
  if (question === 'unassign' || (question === 'pause' && !asked))
    return (
      <ImmediateDriverAction
        action={question}
        driver={driver}
        onAsk={(trips) => setAsked({ ...driver, ...(trips === undefined ? {} : { upcoming_trips: trips }) })}
        onClose={onClose}
      />
    )
  return <StatusQuestion question={question} driver={asked ?? driver} onClose={onClose} />
}

type StatusQuestionName = keyof typeof driverStatusAfter
type Question = Pick<ConfirmDialogProps, 'title' | 'description' | 'type' | 'proceedText'>

const countTrips = (count: number) => (count === 1 ? '1 upcoming trip' : `${count} upcoming trips`)

function describeQuestion(question: StatusQuestionName, driver: AskedDriver): Question {
  const name = driverName(driver)
  const { upcoming_trips: trips = 0 } = driver
  switch (question) {
    case 'pause':
      return {
        title: `Pause ${name}?`,
        description: `They get no new trips.${describeTrips(trips)}`,
        proceedText: 'Yes, pause',
      }
    case 'resume':
      return {
        title: `Resume ${name}?`,
        description: hasDocumentsInForce(driver)
          ? 'They can be given trips again.'
          : 'They get no trips until all of their required documents are in force.',
        proceedText: 'Yes, resume',
      }
    case 'submit':
      return {
        title: `Send ${name} for review?`,
        description: 'We check the licence again. We let you know the outcome.',
        proceedText: 'Yes, send',
      }
    case 'remove':
      return {
        type: 'DANGER',
        title: `Remove ${name}?`,
        description: `They lose app access now.${trips === 0 ? '' : ` ${countTrips(trips)} ${trips === 1 ? 'needs' : 'need'} another driver.`}`,
        proceedText: 'Yes, remove',
      }
    case 'restore':
      return {
        title: `Restore ${name}?`,
        description:
          'They come back paused; resume them when they are ready for trips. If they were not approved yet, or suspended, that stays so.',
        proceedText: 'Yes, restore',
      }
  }
}

const doneTexts: Readonly<Record<StatusQuestionName, string>> = {
  pause: 'is paused',
  resume: 'is active',
  submit: 'is sent for review',
  remove: 'is removed',
  restore: 'is restored',
}

/** What keeps a driver from being changed, and the way out. The toast has the server's message. */
const explainError = (error: unknown) =>
  hasErrorCode(error, 'DriverHasActiveTrip') ? 'They are on a trip now. Try again when the trip has ended.' : null

function StatusQuestion({ question, driver, onClose }: DriverQuestionDialogProps & { question: StatusQuestionName }) {
  const { drivers } = useApi()
  const setStatus = useMutation(drivers.setStatus.mutation())
  const { withErrorToast } = useErrorToast()
  const showSuccess = useSuccessToast()
  const { showUndo, dismissUndo } = useUndoToast()
  const { id, version } = driver
  const proceed = withErrorToast(async () => {
    const { data: changed } = await setStatus.mutateAsync({ params: { id }, body: { status: driverStatusAfter[question], version } })
    onClose()
    // A pause that is over is not taken back.
    dismissUndo(`pause ${id}`)
    const message = `${driverName(driver)} ${doneTexts[question]}`
    // What others have changed since is not undone.
    if (question === 'pause')
      showUndo(`pause ${id}`, message, () =>
        setStatus.mutateAsync({ params: { id }, body: { status: 'active', version: changed.version } }),
      )
    else showSuccess(message)
  })
  return <ConfirmDialog open {...describeQuestion(question, driver)} error={explainError} onProceed={proceed} onCancel={onClose} />
}
