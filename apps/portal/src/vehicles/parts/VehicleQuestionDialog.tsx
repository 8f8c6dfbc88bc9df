import { useMutation } from '@tanstack/react-query'
import type { Vehicle } from '@vehicle-partner/api'
import { paths, restoreDays } from '@vehicle-partner/domain'
import { Button, ConfirmDialog, Dialog, Text, type ConfirmDialogProps } from '@vehicle-partner/ui'
import { useState } from 'react'
import { AssignDialog } from '../../fleet/parts/AssignDialog.tsx'
import { describeTrips } from '../../fleet/parts/describeTrips.ts'
import { hasDocumentsInForce } from '../../fleet/parts/hasDocumentsInForce.ts'
import { useUndoToast } from '../../fleet/parts/useUndoToast.ts'
import { hasErrorCode } from '../../session/hasErrorCode.ts'
import { useApi } from '../../session/useSession.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import { vehicleStatusAfter, type VehicleQuestion } from './vehicleActions.ts'
import { ImmediateVehicleAction } from './ImmediateVehicleAction.tsx'

/** The vehicle of a question. `upcoming_trips` is known on its page only. */
export type AskedVehicle = Pick<Vehicle, 'id' | 'registration_number' | 'version' | 'driver' | 'compliance'> & { upcoming_trips?: number }

interface VehicleQuestionDialogProps {
  question: VehicleQuestion
  vehicle: AskedVehicle
  onClose: () => void
}

/** Asks before a vehicle is assigned, paused, resumed, sent for review, removed or restored, and does it. */
export function VehicleQuestionDialog({ question, vehicle, onClose }: VehicleQuestionDialogProps) {
  /** A pause that needs a question, with the trips that stay assigned. */
  const [asked, setAsked] = useState<AskedVehicle>()
  const { driver, id, registration_number: label, version } = vehicle
  if (question === 'assign')
    return (
      <AssignDialog
        item={{ kind: 'vehicle', id, label, version }}
        current={driver ? `${driver.fname} ${driver.lname}` : undefined}
        onClose={onClose}
      />
    )
  if (question === 'unassign' || (question === 'pause' && !asked))
    return (
      <ImmediateVehicleAction
        action={question}
        vehicle={vehicle}
        onAsk={(trips) => setAsked({ ...vehicle, ...(trips === undefined ? {} : { upcoming_trips: trips }) })}
        onClose={onClose}
      />
    )
  if (question === 'resume' && !hasDocumentsInForce(vehicle))
    return (
      <Dialog
        open
        title={`${label} cannot be resumed yet`}
        onOpenChange={(open) => {
          if (!open) onClose()
        }}
        footer={
          // The page of the documents may be the one below.
          <Button href={paths.vehicle({ vehicleId: id, tab: 'documents' })} onClick={onClose}>
            See its documents
          </Button>
        }
      >
        <Text>Not all of its required documents are in force. You can resume it once they are.</Text>
      </Dialog>
    )
  return <StatusQuestion question={question} vehicle={asked ?? vehicle} onClose={onClose} />
}

type StatusQuestionName = keyof typeof vehicleStatusAfter
type Question = Pick<ConfirmDialogProps, 'title' | 'description' | 'type' | 'proceedText'>

function describeQuestion(question: StatusQuestionName, { registration_number, upcoming_trips: trips = 0 }: AskedVehicle): Question {
  switch (question) {
    case 'pause':
      return {
        title: `Pause ${registration_number}?`,
        description: `It gets no new trips.${describeTrips(trips)}`,
        proceedText: 'Yes, pause',
      }
    case 'resume':
      return { title: `Resume ${registration_number}?`, description: 'It can be given trips again.', proceedText: 'Yes, resume' }
    case 'submit':
      return {
        title: `Send ${registration_number} for review?`,
        description: 'We check its details and documents. We let you know the outcome.',
        proceedText: 'Yes, send',
      }
    case 'remove':
      return {
        type: 'DANGER',
        title: `Remove ${registration_number}?`,
        description: `It stops getting trips. Past trips, earnings and documents stay in your records. You can restore it for ${restoreDays} days.`,
        proceedText: 'Yes, remove',
      }
    case 'restore':
      return {
        title: `Restore ${registration_number}?`,
        description: 'It comes back paused; resume it when it is ready for trips. If it was not approved yet, or suspended, that stays so.',
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

/** What keeps a vehicle from being changed, and the way out. The toast has the server's message. */
const explainError = (error: unknown) =>
  hasErrorCode(error, 'VehicleHasUpcomingTrips')
    ? 'Give its upcoming trips to other vehicles first, then try again.'
    : hasErrorCode(error, 'VehicleHasActiveTrip')
      ? 'It is on a trip now. Try again when the trip has ended.'
      : null

function StatusQuestion({ question, vehicle, onClose }: VehicleQuestionDialogProps & { question: StatusQuestionName }) {
  const { vehicles } = useApi()
  const setStatus = useMutation(vehicles.setStatus.mutation())
  const { withErrorToast } = useErrorToast()
  const showSuccess = useSuccessToast()
  const { showUndo, dismissUndo } = useUndoToast()
  const { id, registration_number, version } = vehicle
  const proceed = withErrorToast(async () => {
    const { data: changed } = await setStatus.mutateAsync({ params: { id }, body: { status: vehicleStatusAfter[question], version } })
    onClose()
    // A pause that is over is not taken back.
    dismissUndo(`pause ${id}`)
    const message = `${registration_number} ${doneTexts[question]}`
    // What others have changed since is not undone.
    if (question === 'pause' && hasDocumentsInForce(vehicle))
      showUndo(`pause ${id}`, message, () =>
        setStatus.mutateAsync({ params: { id }, body: { status: 'active', version: changed.version } }),
      )
    else showSuccess(message)
  })
  return <ConfirmDialog open {...describeQuestion(question, vehicle)} error={explainError} onProceed={proceed} onCancel={onClose} />
}
