'use client'
import type { Day, DriverDocumentField } from '@vehicle-partner/domain'
import { Stack, Stepper, Text } from '@vehicle-partner/ui'
import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { DraftSaver, submitAndClearDraft, useInitialValues, type FormDraft } from '../formDraft.ts'
import { Checkbox } from '../fields/Checkbox.tsx'
import { useFormValues } from '../fields/useFieldValue.ts'
import { Form } from '../Form/Form.tsx'
import { StepActions } from '../steps/StepActions.tsx'
import { StepHeading } from '../steps/StepHeading.tsx'
import { useLazyStep } from '../steps/useLazyStep.tsx'
import { useFocusStepField, useSteps, type FormStep, type StepProps } from '../steps/useSteps.ts'
import type { UploadPhoto } from '../photo/PhotoPicker.tsx'
import { useForm } from '../useForm.ts'
import { noFields, UnsavedReporter, withKnownCity } from '../unsavedFields.ts'
import {
  driverDraftFields,
  driverPhotoFields,
  driverSchema,
  driverSteps,
  emptyDriver,
  toDriverFieldName,
  toDriverFields,
  type DriverFields,
  type DriverValues,
  type StoredDriver,
} from './DriverForm.schema.ts'
import { DriverReview } from './DriverReview.tsx'
import { LicenceStep } from './LicenceStep.tsx'
import { PersonStep } from './PersonStep.tsx'
import type { FindVehicles } from './VehicleStep.tsx'

export interface DriverFormProps extends StepProps {
  /** Rejects to keep the form open; messages by field are shown on their fields, whatever their step. */
  onSubmit: (values: DriverValues) => Promise<void>
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
  /** Finds vehicles that the driver can be assigned to; an empty text finds the first ones. */
  findVehicles: FindVehicles
  today: Day
  /** An existing driver: the form then edits person and licence only. */
  driver?: StoredDriver
  /** The stored identity number with its first digits masked. */
  maskedNin?: string
  /** What another phone number means for a stored driver. */
  phoneHint?: string | undefined
  /** Uploads a photo of the driver as soon as it is chosen; without it there is no photo field. */
  uploadPhoto?: UploadPhoto
  /** URL of the stored photo. */
  photoUrl?: string
  /** Content of the documents step, or what returns it for a driver like this; without it there is no such step. */
  documents?: ReactNode | ((driver: Pick<DriverFields, 'city_id' | DriverDocumentField>) => ReactNode)
  /** Labels of the required documents of a driver like this that were not added; the review names them. */
  missingDocuments?: (driver: { city_id: string }) => readonly string[]
  /** Stores what was typed on this device, except the identity number. */
  draft?: FormDraft
  /** Stores the location of the uploaded photo on this device. The location must be an address that shows it. */
  photoDraft?: FormDraft | undefined
}

const person: FormStep<DriverFields> = { id: 'person', label: 'Person', fields: driverSteps.person }
const licence: FormStep<DriverFields> = { id: 'licence', label: 'Licence and LASDRI', fields: driverSteps.licence }
const documentsStep: FormStep<DriverFields> = { id: 'documents', label: 'Documents', optional: true, fields: [] }
const vehicleStep: FormStep<DriverFields> = { id: 'vehicle', label: 'Vehicle', optional: true, fields: driverSteps.vehicle }
const review: FormStep<DriverFields> = { id: 'review', label: 'Review', fields: driverSteps.review }

const loadVehicleStep = async () => (await import('./VehicleStep.tsx')).VehicleStep

/** Adds a driver in steps: person, licence, documents, vehicle and review; or edits one. */
export function DriverForm(props: DriverFormProps) {
  const { onSubmit, onSubmitError, onFinishLater, onUnsavedChange, cities, findVehicles, today, driver } = props
  const { onCancel, maskedNin, phoneHint, uploadPhoto, photoUrl, documents, missingDocuments, draft, photoDraft } = props
  const steps = useSteps<DriverFields>(
    driver ? [person, licence] : [person, licence, ...(documents === undefined ? [] : [documentsStep]), vehicleStep, review],
    { toFieldName: toDriverFieldName, step: props.step, onStepChange: props.onStepChange },
  )
  const [schema] = useState(() => driverSchema({ today, before: driver }))
  const restored = useInitialValues<DriverFields>(
    driver ? toDriverFields(driver) : emptyDriver,
    driver ? undefined : draft,
    driverDraftFields,
  )
  const restoredWithPhoto = useInitialValues<DriverFields>(restored, driver ? undefined : photoDraft, driverPhotoFields)
  const [initialValues] = useState(() => withKnownCity(restoredWithPhoto, cities, { isNew: !driver }))
  const { control, submit, pending, validate, focus } = useForm<DriverFields, DriverValues>(
    schema,
    initialValues,
    submitAndClearDraft(photoDraft, submitAndClearDraft(draft, steps.submitAndGoToErrors(onSubmit))),
    {
      unsentName: 'DriverForm',
      leavesOnSuccess: true,
      toFieldName: toDriverFieldName,
      dependsOn: { licence_expiry_date: 'licence_issue_date', lasdri_expiry_date: 'lasdri_number', vehicle: 'licence_class' },
      onInvalid: (messages) => steps.goToFirstField(Object.keys(messages)),
    },
  )
  useFocusStepField(steps.position, focus)
  const fields = useFormValues(control)
  const VehicleChoice = useLazyStep(steps.step === vehicleStep, loadVehicleStep)

  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    if (steps.isLast) return submit(event)
    if (await validate(steps.step?.fields ?? [])) steps.goForward()
  }

  return (
    <Stack gap="xlarge">
      <Stepper aria-label={driver ? 'Edit driver' : 'Add driver'} steps={steps.stepperSteps} />
      <Form onSubmit={handleSubmit} onSubmitError={onSubmitError} gap="large">
        <StepHeading
          key={steps.step?.id}
          label={steps.step?.label}
          takesFocus={steps.position.hasMoved && steps.position.field === undefined}
        />
        {steps.step === person && (
          <PersonStep
            control={control}
            {...{ cities, maskedNin, phoneHint, uploadPhoto }}
            photoUrl={photoUrl ?? restoredWithPhoto.avatar ?? undefined}
            isContinued={!driver && restored !== emptyDriver}
          />
        )}
        {steps.step === licence && <LicenceStep control={control} today={today} />}
        {steps.step === documentsStep && (
          <>
            <Text tone="secondary">You can add documents later. The driver gets trips once they are approved.</Text>
            {typeof documents === 'function' ? documents(fields) : documents}
          </>
        )}
        {steps.step === vehicleStep && <VehicleChoice control={control} findVehicles={findVehicles} />}
        {steps.step === review && (
          <>
            <DriverReview
              fields={fields}
              city={cities.find(({ id }) => id === fields.city_id)?.name}
              vehicle={fields.vehicle ?? undefined}
              missingDocuments={missingDocuments?.(fields)}
              onShowDocuments={() => steps.goToStep(documentsStep)}
            />
            <Checkbox control={control} name="invite" label="Send app invitation by SMS" />
          </>
        )}
        <StepActions
          onBack={steps.index > 0 ? steps.goBack : undefined}
          onFinishLater={onFinishLater}
          onCancel={onCancel}
          pending={pending}
          pendingLabel={driver ? 'Saving...' : 'Adding...'}
        >
          {steps.isLast ? (driver ? 'Save changes' : 'Add driver') : 'Continue'}
        </StepActions>
        {driver ? null : (
          <>
            <DraftSaver control={control} draft={draft} fields={driverDraftFields} />
            <DraftSaver control={control} draft={photoDraft} fields={driverPhotoFields} />
          </>
        )}
        <UnsavedReporter
          control={control}
          saved={driver ? noFields : [...(draft ? driverDraftFields : noFields), ...(photoDraft ? driverPhotoFields : noFields)]}
          onUnsavedChange={onUnsavedChange}
        />
      </Form>
    </Stack>
  )
}
