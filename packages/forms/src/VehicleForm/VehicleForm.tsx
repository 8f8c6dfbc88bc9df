'use client'
import { oldestVehicleYear, photoKinds } from '@vehicle-partner/domain'
import { Stack, Stepper, Text, type FileUploaderProps } from '@vehicle-partner/ui'
import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { DraftSaver, submitAndClearDraft, useInitialValues, type FormDraft } from '../formDraft.ts'
import { useFormValues } from '../fields/useFieldValue.ts'
import { Form } from '../Form/Form.tsx'
import { StepActions } from '../steps/StepActions.tsx'
import { StepHeading } from '../steps/StepHeading.tsx'
import { useFocusStepField, useSteps, type FormStep } from '../steps/useSteps.ts'
import { useForm } from '../useForm.ts'
import type { CheckPlate } from './PlateField.tsx'
import { VehicleDetails } from './VehicleDetails.tsx'
import { emptyVehicle, vehicleSchema, vehicleSteps, vehicleValues, type VehicleFields, type VehicleValues } from './VehicleForm.schema.ts'
import { VehiclePhotos } from './VehiclePhotos.tsx'
import { VehicleReview } from './VehicleReview.tsx'

export interface VehicleFormProps {
  /** Rejects to keep the form open; messages by field are shown on their fields, whatever step they are of. */
  onSubmit: (values: VehicleValues) => Promise<void>
  /** Receives a rejection that no field can show. */
  onSubmitError?: (reason: unknown) => void
  /** Leads away from the form; what was typed stays in the draft. */
  onLater?: () => void
  /** Where the partner operates. */
  cities: readonly { id: string; name: string }[]
  checkPlate: CheckPlate
  /** Sends a picture. */
  upload: FileUploaderProps['upload']
  thisYear: number
  /** The oldest year that a vehicle may be of. @default 2007 */
  oldestYear?: number
  /** A vehicle that is there already: then its details and photos are changed, without a review step. */
  known?: VehicleFields
  /** What the step of papers shows; without it there is no such step. */
  papers?: ReactNode
  /** Keeps what was typed on this device; never pictures. */
  draft?: FormDraft
}

const details: FormStep<VehicleFields> = { id: 'details', label: 'Vehicle details', fields: vehicleSteps.details }
const photos: FormStep<VehicleFields> = { id: 'photos', label: 'Photos', fields: vehicleSteps.photos }
const paperStep: FormStep<VehicleFields> = { id: 'papers', label: 'Papers', optional: true, fields: [] }
const review: FormStep<VehicleFields> = { id: 'review', label: 'Review', fields: [] }

/** A vehicle in steps: what it is, how it looks, its papers, and all of it once more before it is sent. */
export function VehicleForm(props: VehicleFormProps) {
  const { onSubmit, onSubmitError, onLater, cities, checkPlate, upload, thisYear, oldestYear = oldestVehicleYear, known, papers, draft } = props
  const steps = useSteps<VehicleFields>(known ? [details, photos] : [details, photos, ...(papers === undefined ? [] : [paperStep]), review])
  const [schema] = useState(() => vehicleSchema({ thisYear, oldestYear }))
  const start = useInitialValues<VehicleFields>(known ?? emptyVehicle, known ? undefined : draft, vehicleSteps.details)
  const [sending, setSending] = useState<readonly string[]>([])
  const form = useForm<VehicleFields>(
    schema,
    start,
    submitAndClearDraft(
      draft,
      steps.sending((fields) => onSubmit(vehicleValues(fields))),
    ),
    {
      once: true,
      follows: { seats: 'type', amenity_list: 'type', front: photoKinds },
      onInvalid: (messages) => steps.goToFirst(Object.keys(messages)),
    },
  )
  const { control, submit, pending, check, focus } = form
  useFocusStepField(steps.place, focus)
  const fields = useFormValues(control)

  const goOn = async (event: SyntheticEvent<HTMLFormElement>) => {
    if (steps.isLast) return submit(event)
    if (await check(steps.step?.fields ?? [])) steps.forth()
  }

  return (
    <Stack gap="xlarge">
      <Stepper aria-label={known ? 'Edit vehicle' : 'Add vehicle'} steps={steps.row} />
      <Form onSubmit={goOn} onSubmitError={onSubmitError} gap="large">
        <StepHeading key={steps.step?.id} label={steps.step?.label} begins={steps.place.moved && steps.place.field === undefined} />
        {steps.step === details && (
          <VehicleDetails
            control={control}
            cities={cities}
            checkPlate={checkPlate}
            ownPlate={known?.registration_number ?? ''}
            oldestYear={oldestYear}
          />
        )}
        {steps.step === photos && (
          <VehiclePhotos
            control={control}
            upload={upload}
            onPendingChange={(kind, on) => setSending((all) => [...all.filter((each) => each !== kind), ...(on ? [kind] : [])])}
          />
        )}
        {steps.step === paperStep && (
          <>
            <Text tone="secondary">You can add papers later. The vehicle gets trips once they are approved.</Text>
            {papers}
          </>
        )}
        {steps.step === review && <VehicleReview fields={fields} city={cities.find(({ id }) => id === fields.city_id)?.name} />}
        <StepActions
          onBack={steps.at > 0 ? steps.back : undefined}
          onLater={onLater}
          pending={pending}
          pendingLabel={known ? 'Saving...' : 'Sending...'}
          waitsFor={sending.length > 0 ? 'A photo is still on its way' : undefined}
        >
          {steps.isLast ? (known ? 'Save changes' : 'Submit for review') : 'Continue'}
        </StepActions>
        {known ? null : <DraftSaver control={control} draft={draft} fields={vehicleSteps.details} />}
      </Form>
    </Stack>
  )
}
