import { useMutation } from '@tanstack/react-query'
import type { VehicleDetails } from '@vehicle-partner/api'
import { lagosDate, paths, reviewedVehicleFields } from '@vehicle-partner/domain'
import { VehicleForm, type StoredVehicle, type VehicleValues } from '@vehicle-partner/forms'
import { ConfirmDialog, Stack } from '@vehicle-partner/ui'
import { useState } from 'react'
import { FixedFieldsNote } from '../../fleet/parts/FixedFieldsNote.tsx'
import { ItemConflict } from '../../fleet/parts/ItemConflict.tsx'
import type { CityOption } from '../../fleet/parts/NewItemForm.tsx'
import { describeOthersChanges, pickOwnChanges } from '../../fleet/parts/ownChanges.ts'
import { useFormStep } from '../../fleet/parts/useFormStep.ts'
import { useQuestion } from '../../fleet/parts/useQuestion.ts'
import { useLeaveQuestion } from '../../navigation/useLeaveQuestion.tsx'
import { hasErrorCode } from '../../session/hasErrorCode.ts'
import { useClock, usePortal } from '../../session/PortalContext.ts'
import { useApi } from '../../session/useSession.ts'
import { useFormSubmit } from '../../toasts/useFormSubmit.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import { completeVehicle } from '../parts/completeVehicle.ts'
import { useVehicleFormCalls } from './useVehicleFormCalls.ts'
import { vehicleTypeIcons } from './vehicleTypeIcons.tsx'
import { describeVehicleValue, needsReviewAgain, toStoredVehicle, vehicleLabels } from './vehicleChanges.ts'

interface VehicleEditorProps {
  vehicle: VehicleDetails
  cities: readonly CityOption[]
}

/**
 * The form of a stored vehicle. It sends what the user has changed, asks before that sends a vehicle in use back for review, and keeps what
 * was typed when another user has changed the vehicle meanwhile.
 */
export function VehicleEditor({ vehicle, cities }: VehicleEditorProps) {
  const { vehicles } = useApi()
  const { navigate } = usePortal()
  const clock = useClock()
  const calls = useVehicleFormCalls()
  const { steps, leave: leaveFor } = useFormStep({ first: 'details', hasValues: true })
  const leave = useLeaveQuestion('What you changed is not saved.')
  const review = useQuestion()
  const showSuccess = useSuccessToast()
  const update = useMutation(vehicles.update.mutation())
  /** What the form started with: events may bring a newer vehicle meanwhile. */
  const [start] = useState(() => toStoredVehicle(vehicle))
  /** The version that the user has seen. */
  const [seen, setSeen] = useState(vehicle)
  const [conflict, setConflict] = useState<readonly string[]>()
  const params = { id: vehicle.id }
  const vehiclePath = paths.vehicle({ vehicleId: vehicle.id })
  const form = useFormSubmit(async (values: VehicleValues) => {
    const changes = pickOwnChanges<StoredVehicle>(start, values) as Partial<VehicleValues> // the values of the form's own schema
    const isReviewed = needsReviewAgain(seen.status, changes)
    // Also during a trip, which may have ended meanwhile.
    if (isReviewed) await review.ask()
    try {
      const { data } = await update.mutateAsync({ params, body: { ...changes, version: seen.version } })
      leave.allow()
      await leaveFor(vehiclePath)
      showSuccess(data.status === 'pending_review' && isReviewed ? 'Vehicle sent for review' : 'Changes saved')
    } catch (error) {
      if (hasErrorCode(error, 'VersionConflict')) {
        const newest = completeVehicle((await vehicles.get({ params })).data)
        const describe = (value: unknown, name: string) => describeVehicleValue(value, name, cities)
        setConflict(describeOthersChanges(vehicleLabels, toStoredVehicle(seen), toStoredVehicle(newest), describe))
        setSeen(newest)
      }
      throw error
    }
  })
  return (
    <Stack gap="xlarge">
      <FixedFieldsNote
        item="vehicle"
        status={seen.status}
        isOnTrip={vehicle.active_trip}
        fields={reviewedVehicleFields}
        labels={vehicleLabels}
      />
      <VehicleForm
        {...form}
        {...calls}
        typeIcons={vehicleTypeIcons}
        {...steps}
        cities={cities}
        today={lagosDate(clock())}
        vehicle={start}
        onUnsavedChange={leave.setUnsaved}
        onCancel={() => void navigate(vehiclePath)}
      />
      <ItemConflict changes={conflict} />
      <ConfirmDialog
        open={review.isOpen}
        title="This sends the vehicle back for review"
        description={`${seen.registration_number} gets no new trips until we have checked the change.`}
        proceedText="Yes, save"
        onProceed={review.accept}
        onCancel={review.decline}
      />
      {leave.question}
    </Stack>
  )
}
