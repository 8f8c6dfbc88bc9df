import { useMutation } from '@tanstack/react-query'
import { lagosDate, paths } from '@vehicle-partner/domain'
import { VehicleForm, type VehicleValues } from '@vehicle-partner/forms'
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
import { useFormSubmit } from '../../toasts/useFormSubmit.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import { useVehicleFormCalls } from './useVehicleFormCalls.ts'
import { vehicleTypeIcons } from './vehicleTypeIcons.tsx'

const NewDocuments = createLazyPart(async () => (await import('../../documents/parts/NewDocuments.tsx')).NewDocuments)

/** The form of a new vehicle. Its documents are sent once it exists; one that is rejected can be uploaded again on its page. */
export function NewVehicle({ draft, keptFiles, cities }: NewItemParts) {
  const api = useApi()
  const { partner } = useOrganization()
  const { toastQueue } = usePortal()
  const clock = useClock()
  const calls = useVehicleFormCalls()
  const documents = useNewDocuments(keptFiles.documents)
  const { steps, leave: leaveFor } = useFormStep({ first: 'details', hasValues: draft.read() !== null })
  const [arePhotosKept, setPhotosKept] = useState(true)
  const [photoDraft] = useState(() => createDocumentDraft(keptFiles.photos, () => setPhotosKept(false)))
  const leave = useLeaveQuestion('What you typed is kept. Photos and documents are not.')
  const [hasUnsavedFields, setUnsavedFields] = useState(false)
  const { setUnsaved } = leave
  const hasUnsaved = hasUnsavedFields || documents.isUnsaved
  useEffect(() => setUnsaved(hasUnsaved), [setUnsaved, hasUnsaved])
  const cityCode = (id: string) => cities.find((city) => city.id === id)?.code
  const finishLater = useFinishLater(draft, { listPath: paths.vehicles(), isUnsaved: leave.isUnsaved, noun: 'vehicle' })
  const create = useMutation(api.vehicles.create.mutation())
  const addDocument = useMutation(api.vehicleDocuments.create.mutation())
  const showSuccess = useSuccessToast()
  const form = useFormSubmit(async (values: VehicleValues) => {
    const { data: vehicle } = await create.mutateAsync({ params: { id: partner.id }, body: { ...values, submit: true } })
    const rejected = await documents.send((body) => addDocument.mutateAsync({ params: { id: vehicle.id }, body }))
    leave.allow()
    // It speaks of the page that follows; a toast of this page would go with it.
    if (rejected.length > 0)
      toastQueue.add({ tone: 'error', message: `These documents could not be sent: ${rejected.join(', ')}. Upload them again here.` })
    await leaveFor(paths.vehicle({ vehicleId: vehicle.id, ...(rejected.length > 0 && { tab: 'documents' as const }) }))
    showSuccess('Vehicle sent for review')
  })
  return (
    <>
      <VehicleForm
        {...form}
        {...calls}
        typeIcons={vehicleTypeIcons}
        cities={cities}
        today={lagosDate(clock())}
        draft={draft}
        photoDraft={arePhotosKept ? photoDraft : undefined}
        {...steps}
        documents={({ city_id, ownership }) => (
          <Suspense fallback={<Skeleton size="title" />}>
            <NewDocuments owner="vehicle" context={{ city: cityCode(city_id), ownership }} state={documents} />
          </Suspense>
        )}
        missingDocuments={({ city_id, ownership }) =>
          listMissingDocuments('vehicle', { city: cityCode(city_id), ownership }, documents.documents)
        }
        onUnsavedChange={setUnsavedFields}
        onFinishLater={() => void finishLater()}
      />
      {leave.question}
    </>
  )
}
