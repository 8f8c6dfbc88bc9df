import { useMutation } from '@tanstack/react-query'
import { documentFieldsOfDriver, lagosDate, paths } from '@vehicle-partner/domain'
import { DriverForm, type DriverValues } from '@vehicle-partner/forms'
import { Skeleton } from '@vehicle-partner/ui'
import { Suspense, useEffect, useState } from 'react'
import { createDocumentDraft } from '../../documents/parts/documentDraft.ts'
import { listMissingDocuments } from '../../documents/parts/newOwnerDocuments.ts'
import { useNewDocuments } from '../../documents/parts/useNewDocuments.ts'
import type { NewItemParts } from '../../fleet/parts/NewItemForm.tsx'
import { useFormStep } from '../../fleet/parts/useFormStep.ts'
import { useFinishLater } from '../../fleet/parts/useFinishLater.ts'
import { createLazyPart } from '../../loading/lazyComponents.tsx'
import { useLeaveQuestion } from '../../navigation/useLeaveQuestion.tsx'
import { useClock, usePortal } from '../../session/PortalContext.ts'
import { useApi, useOrganization } from '../../session/useSession.ts'
import { getErrorMessage } from '../../toasts/getErrorMessage.ts'
import { useFormSubmit } from '../../toasts/useFormSubmit.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import { useDriverFormCalls } from './useDriverFormCalls.ts'

const NewDocuments = createLazyPart(async () => (await import('../../documents/parts/NewDocuments.tsx')).NewDocuments)

/** The form of a new driver. Vehicle and documents follow once the driver exists; what is rejected then is told, and the driver stays. */
export function NewDriver({ draft, keptFiles, cities }: NewItemParts) {
  const api = useApi()
  const { partner } = useOrganization()
  const { toastQueue } = usePortal()
  const clock = useClock()
  const documents = useNewDocuments(keptFiles.documents)
  const { steps, leave: leaveFor } = useFormStep({ first: 'person', hasValues: draft.read() !== null })
  const [isPhotoKept, setPhotoKept] = useState(true)
  const [photoDraft] = useState(() => createDocumentDraft(keptFiles.photos, () => setPhotoKept(false)))
  const leave = useLeaveQuestion(
    documents.isUnsaved || !isPhotoKept
      ? 'What you typed is kept. The NIN, the photo, documents and the vehicle are not.'
      : 'What you typed is kept, the photo and documents for a day. The NIN and the vehicle are not.',
  )
  const [hasUnsavedFields, setUnsavedFields] = useState(false)
  const { setUnsaved } = leave
  const hasUnsaved = hasUnsavedFields || documents.isUnsaved
  useEffect(() => setUnsaved(hasUnsaved), [setUnsaved, hasUnsaved])
  const cityCode = (id: string) => cities.find((city) => city.id === id)?.code
  const finishLater = useFinishLater(draft, { listPath: paths.drivers(), isUnsaved: leave.isUnsaved, noun: 'driver' })
  const create = useMutation(api.drivers.create.mutation())
  const addDocument = useMutation(api.driverDocuments.create.mutation())
  const setVehicle = useMutation(api.drivers.setVehicle.mutation())
  const showSuccess = useSuccessToast()

  /** Assigns the chosen vehicle. Resolves to the message of a success, or of what was rejected. */
  const assign = async (id: string, name: string, vehicle: NonNullable<DriverValues['vehicle']>) => {
    try {
      const { data } = await setVehicle.mutateAsync({ params: { id }, body: { vehicle_id: vehicle.id } })
      return { done: [`${name} now drives ${vehicle.registration_number}`, ...data.warnings].join('. ') }
    } catch (error) {
      return { rejected: `${vehicle.registration_number} was not assigned: ${getErrorMessage(error, 'call')}` }
    }
  }
  const form = useFormSubmit(async ({ vehicle, ...values }: DriverValues) => {
    const { data: driver } = await create.mutateAsync({ params: { id: partner.id }, body: values })
    const assignment = vehicle ? await assign(driver.id, `${values.fname} ${values.lname}`, vehicle) : undefined
    const rejected = await documents.send((body) => addDocument.mutateAsync({ params: { id: driver.id }, body }))
    leave.allow()
    const problems = [
      assignment?.rejected,
      rejected.length > 0 ? `These documents could not be sent: ${rejected.join(', ')}. Upload them again here.` : undefined,
    ].filter((problem) => problem !== undefined)
    // It speaks of the page that follows; a toast of this page would go with it.
    if (problems.length > 0) toastQueue.add({ tone: 'error', message: problems.join(' ') })
    await leaveFor(paths.driver({ driverId: driver.id, ...(rejected.length > 0 && { tab: 'documents' as const }) }))
    const alsoDone = [values.invite ? 'Invitation sent by SMS' : undefined, assignment?.done].filter((each) => each !== undefined)
    showSuccess('Driver added', alsoDone.length === 0 ? undefined : alsoDone.join('. '))
  })
  return (
    <>
      <DriverForm
        {...form}
        {...useDriverFormCalls()}
        cities={cities}
        today={lagosDate(clock())}
        draft={draft}
        photoDraft={isPhotoKept ? photoDraft : undefined}
        {...steps}
        documents={(driver) => (
          <Suspense fallback={<Skeleton size="title" />}>
            <NewDocuments
              owner="driver"
              context={{ city: cityCode(driver.city_id) }}
              knownFields={(type) => documentFieldsOfDriver(type, driver)}
              state={documents}
            />
          </Suspense>
        )}
        missingDocuments={({ city_id }) => listMissingDocuments('driver', { city: cityCode(city_id) }, documents.documents)}
        onUnsavedChange={setUnsavedFields}
        onFinishLater={() => void finishLater()}
      />
      {leave.question}
    </>
  )
}
