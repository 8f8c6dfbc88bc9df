import { useMutation } from '@tanstack/react-query'
import { lagosDate, needsDriverReview, paths, reviewedDriverFields } from '@vehicle-partner/domain'
import { DriverForm, type DriverValues, type StoredDriver } from '@vehicle-partner/forms'
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
import { describeDriverValue, driverFieldGroups, driverLabels, toStoredDriver, type SpecifiedDriver } from './driverChanges.ts'
import { useDriverFormCalls } from './useDriverFormCalls.ts'

interface DriverEditorProps {
  driver: SpecifiedDriver
  cities: readonly CityOption[]
}

/**
 * The form of a stored driver. It sends what the user has changed, asks before that sends a driver in use back for review, and keeps what was
 * typed when another user has changed the driver.
 */
export function DriverEditor({ driver, cities }: DriverEditorProps) {
  const { drivers } = useApi()
  const { navigate } = usePortal()
  const clock = useClock()
  const calls = useDriverFormCalls()
  const { steps, leave: leaveFor } = useFormStep({ first: 'person', hasValues: true })
  const leave = useLeaveQuestion('What you changed is not saved.')
  const review = useQuestion()
  const showSuccess = useSuccessToast()
  const update = useMutation(drivers.update.mutation())
  /** What the form started with: events may bring a newer driver meanwhile. */
  const [start] = useState(() => toStoredDriver(driver))
  /** The version that the user has seen. */
  const [seen, setSeen] = useState(driver)
  const [conflict, setConflict] = useState<readonly string[]>()
  const params = { id: driver.id }
  const driverPath = paths.driver({ driverId: driver.id })
  const form = useFormSubmit(async ({ vehicle: _vehicle, invite: _invite, ...values }: DriverValues) => {
    const changes = pickOwnChanges<StoredDriver>(start, values, driverFieldGroups) as Partial<typeof values> // of the form's own schema
    const isReviewed = seen.status !== 'pending_review' && needsDriverReview(seen.status ?? '', { ...start, nin: seen.nin }, changes)
    // Also during a trip, which may have ended meanwhile.
    if (isReviewed) await review.ask()
    try {
      const { data } = await update.mutateAsync({ params, body: { ...changes, version: seen.version ?? 0 } })
      leave.allow()
      await leaveFor(driverPath)
      showSuccess(data.status === 'pending_review' && isReviewed ? 'Driver sent for review' : 'Changes saved')
    } catch (error) {
      if (hasErrorCode(error, 'VersionConflict')) {
        const { data: newest } = await drivers.get({ params })
        const describe = (value: unknown, name: string) => describeDriverValue(value, name, cities)
        setConflict(describeOthersChanges(driverLabels, toStoredDriver(seen), toStoredDriver(newest), describe))
        setSeen(newest)
      }
      throw error
    }
  })
  return (
    <Stack gap="xlarge">
      <FixedFieldsNote
        item="driver"
        status={seen.status}
        isOnTrip={driver.active_trip === true}
        // What was empty was not checked, and can be filled in.
        fields={reviewedDriverFields.filter((field) => ({ ...start, nin: seen.nin })[field])}
        labels={driverLabels}
      />
      <DriverForm
        {...form}
        {...calls}
        {...steps}
        cities={cities}
        today={lagosDate(clock())}
        driver={start}
        maskedNin={driver.nin ?? undefined}
        phoneHint={
          driver.app_state === 'invited' || driver.app_state === 'active'
            ? 'Another number is invited to the driver app, and this one cannot open it any more.'
            : undefined
        }
        photoUrl={driver.avatar ?? undefined}
        onUnsavedChange={leave.setUnsaved}
        onCancel={() => void navigate(driverPath)}
      />
      <ItemConflict changes={conflict} />
      <ConfirmDialog
        open={review.isOpen}
        title="This sends the driver back for review"
        description={`${driver.fname ?? ''} ${driver.lname ?? ''} gets no new trips until we have checked the change.`.trim()}
        proceedText="Yes, save"
        onProceed={review.accept}
        onCancel={review.decline}
      />
      {leave.question}
    </Stack>
  )
}
