'use client'
import { oldestVehicleYear, photoKinds, type Day } from '@vehicle-partner/domain'
import { Stack, Stepper, Text, type FileUploaderProps } from '@vehicle-partner/ui'
import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { DraftSaver, submitAndClearDraft, useInitialValues, type FormDraft } from '../formDraft.ts'
import { useFormValues } from '../fields/useFieldValue.ts'
import { Form } from '../Form/Form.tsx'
import { StepActions } from '../steps/StepActions.tsx'
import { StepHeading } from '../steps/StepHeading.tsx'
import { useLazyStep } from '../steps/useLazyStep.tsx'
import { useFocusStepField, useSteps, type FormStep, type StepProps } from '../steps/useSteps.ts'
import { useForm } from '../useForm.ts'
import { noFields, UnsavedReporter, withKnownCity } from '../unsavedFields.ts'
import type { CheckPlate } from './PlateField.tsx'
import { VehicleDetailsStep, type VehicleDetailsProps } from './VehicleDetailsStep.tsx'
import {
  emptyVehicle,
  toVehicleFieldName,
  toVehicleFields,
  vehicleSchema,
  vehicleSteps,
  type StoredVehicle,
  type VehicleFields,
  type VehicleValues,
} from './VehicleForm.schema.ts'
import { VehicleReview } from './VehicleReview.tsx'

export interface VehicleFormProps extends StepProps {
  /** Rejects to keep the form open; messages by field are shown on their fields, whatever their step. */
  onSubmit: (values: VehicleValues) => Promise<void>
  /** Receives a rejection that no field can show. */
  onSubmitError?: (reason: unknown) => void
  /** Leaves the form; the draft stays. */
  onFinishLater?: () => void
  /** Leaves the form of a stored item without saving. */
  onCancel?: () => void
  /** Called with whether the form holds something that leaving the page would lose. */
  onUnsavedChange?: (isUnsaved: boolean) => void
  /** The cities of the partner. */
  cities: readonly { id: string; name: string }[]
  checkPlate: CheckPlate
  /** Uploads a photo. */
  upload: FileUploaderProps['upload']
  today: Day
  /** The oldest year that a vehicle may be of. @default 2007 */
  oldestYear?: number
  /** An existing vehicle: the form then edits its details and photos, without a review step. */
  vehicle?: StoredVehicle
  /** An icon for each type of vehicle. */
  typeIcons?: VehicleDetailsProps['typeIcons']
  /** Content of the documents step, or what returns it for a vehicle like this; without it there is no such step. */
  documents?: ReactNode | ((vehicle: { city_id: string; ownership: string }) => ReactNode)
  /** Labels of the required documents of a vehicle like this that were not added; the review names them. */
  missingDocuments?: (vehicle: { city_id: string; ownership: string }) => readonly string[]
  /** Stores what was typed on this device, except photos. */
  draft?: FormDraft
  /** Stores the references of uploaded photos on this device. */
  photoDraft?: FormDraft | undefined
}

const details: FormStep<VehicleFields> = { id: 'details', label: 'Vehicle details', fields: vehicleSteps.details }
const photos: FormStep<VehicleFields> = { id: 'photos', label: 'Photos', fields: vehicleSteps.photos }
const documentsStep: FormStep<VehicleFields> = { id: 'documents', label: 'Documents', optional: true, fields: [] }
const review: FormStep<VehicleFields> = { id: 'review', label: 'Review', fields: [] }

const loadPhotosStep = async () => (await import('./VehiclePhotosStep.tsx')).VehiclePhotosStep

/** Adds a vehicle in steps: details, photos, documents and review; or edits one. */
export function VehicleForm(props: VehicleFormProps) {
  const { onSubmit, onSubmitError, onFinishLater, cities, checkPlate, upload, today, vehicle, documents, draft, photoDraft } = props
  const { oldestYear = oldestVehicleYear, onCancel, onUnsavedChange, missingDocuments } = props
  const steps = useSteps<VehicleFields>(
    vehicle ? [details, photos] : [details, photos, ...(documents === undefined ? [] : [documentsStep]), review],
    { toFieldName: toVehicleFieldName, step: props.step, onStepChange: props.onStepChange },
  )
  const [schema] = useState(() => vehicleSchema({ today, oldestYear, before: vehicle }))
  const restored = useInitialValues<VehicleFields>(
    vehicle ? toVehicleFields(vehicle) : emptyVehicle,
    vehicle ? undefined : draft,
    vehicleSteps.details,
  )
  const restoredWithPhotos = useInitialValues<VehicleFields>(restored, vehicle ? undefined : photoDraft, vehicleSteps.photos)
  const [initialValues] = useState(() => withKnownCity(restoredWithPhotos, cities, { isNew: !vehicle }))
  const [uploadingKinds, setUploadingKinds] = useState<readonly string[]>([])
  const { control, submit, pending, validate, focus } = useForm<VehicleFields, VehicleValues>(
    schema,
    initialValues,
    submitAndClearDraft(photoDraft, submitAndClearDraft(draft, steps.submitAndGoToErrors(onSubmit))),
    {
      unsentName: 'VehicleForm',
      leavesOnSuccess: true,
      toFieldName: toVehicleFieldName,
      dependsOn: { seats: 'type', amenity_list: 'type', front: photoKinds },
      onInvalid: (messages) => steps.goToFirstField(Object.keys(messages)),
    },
  )
  useFocusStepField(steps.position, focus)
  const fields = useFormValues(control)
  const PhotosStep = useLazyStep(steps.step === photos, loadPhotosStep)

  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    if (steps.isLast) return submit(event)
    if (await validate(steps.step?.fields ?? [])) steps.goForward()
  }

  return (
    <Stack gap="xlarge">
      <Stepper aria-label={vehicle ? 'Edit vehicle' : 'Add vehicle'} steps={steps.stepperSteps} />
      <Form onSubmit={handleSubmit} onSubmitError={onSubmitError} gap="large">
        <StepHeading
          key={steps.step?.id}
          label={steps.step?.label}
          takesFocus={steps.position.hasMoved && steps.position.field === undefined}
        />
        {steps.step === details && (
          <VehicleDetailsStep
            control={control}
            cities={cities}
            checkPlate={checkPlate}
            ownPlate={vehicle?.registration_number ?? ''}
            oldestYear={oldestYear}
            typeIcons={props.typeIcons}
          />
        )}
        {steps.step === photos && (
          <PhotosStep
            control={control}
            upload={upload}
            onPendingChange={(kind, isUploading) =>
              setUploadingKinds((kinds) => [...kinds.filter((each) => each !== kind), ...(isUploading ? [kind] : [])])
            }
          />
        )}
        {steps.step === documentsStep && (
          <>
            <Text tone="secondary">You can add documents later. The vehicle gets trips once they are approved.</Text>
            {typeof documents === 'function' ? documents(fields) : documents}
          </>
        )}
        {steps.step === review && (
          <VehicleReview
            fields={fields}
            city={cities.find(({ id }) => id === fields.city_id)?.name}
            missingDocuments={missingDocuments?.(fields)}
            onShowDocuments={() => steps.goToStep(documentsStep)}
          />
        )}
        <StepActions
          onBack={steps.index > 0 ? steps.goBack : undefined}
          onFinishLater={onFinishLater}
          onCancel={onCancel}
          pending={pending}
          pendingLabel={vehicle ? 'Saving...' : 'Sending...'}
          disabledReason={uploadingKinds.length > 0 ? 'A photo is still uploading' : undefined}
        >
          {steps.isLast ? (vehicle ? 'Save changes' : 'Submit for review') : 'Continue'}
        </StepActions>
        {vehicle ? null : (
          <>
            <DraftSaver control={control} draft={draft} fields={vehicleSteps.details} />
            <DraftSaver control={control} draft={photoDraft} fields={vehicleSteps.photos} />
          </>
        )}
        <UnsavedReporter
          control={control}
          saved={vehicle ? noFields : [...(draft ? vehicleSteps.details : noFields), ...(photoDraft ? vehicleSteps.photos : noFields)]}
          onUnsavedChange={onUnsavedChange}
        />
      </Form>
    </Stack>
  )
}
