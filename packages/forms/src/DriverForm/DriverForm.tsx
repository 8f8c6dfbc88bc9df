'use client'
import type { Day } from '@vehicle-partner/domain'
import { Stack, Stepper, Text } from '@vehicle-partner/ui'
import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { DraftSaver, submitAndClearDraft, useInitialValues, type FormDraft } from '../formDraft.ts'
import { Checkbox } from '../fields/Checkbox.tsx'
import { Select } from '../fields/Select.tsx'
import { useFormValues } from '../fields/useFieldValue.ts'
import { Form } from '../Form/Form.tsx'
import { StepActions } from '../steps/StepActions.tsx'
import { StepHeading } from '../steps/StepHeading.tsx'
import { useFocusStepField, useSteps, type FormStep } from '../steps/useSteps.ts'
import type { UploadPhoto } from '../photo/PhotoPicker.tsx'
import { useForm } from '../useForm.ts'
import {
  licenceCoverageWarning,
  driverDraft,
  driverNames,
  driverSchema,
  driverSteps,
  driverValues,
  emptyDriver,
  type DriverFields,
  type DriverValues,
  type VehicleOption,
} from './DriverForm.schema.ts'
import { DriverReview } from './DriverReview.tsx'
import { LicenceStep } from './LicenceStep.tsx'
import { PersonStep } from './PersonStep.tsx'

export interface DriverFormProps {
  /** Rejects to keep the form open; messages by field are shown on their fields, whatever step they are of. */
  onSubmit: (values: DriverValues) => Promise<void>
  /** Receives a rejection that no field can show. */
  onSubmitError?: (reason: unknown) => void
  /** Leads away from the form; what was typed stays in the draft, but for the identity number. */
  onLater?: () => void
  /** Where the partner operates. */
  cities: readonly { id: string; name: string }[]
  /** The vehicles that can be given to the driver. */
  vehicles: readonly VehicleOption[]
  today: Day
  /** A driver who is there already: then person and licence are changed, and nothing else. */
  known?: DriverFields
  /** The identity number that is known, behind stars. */
  maskedNin?: string
  /** Sends a picture of the driver as soon as it is chosen; without it there is no picture to choose. */
  uploadPhoto?: UploadPhoto
  /** Where the picture that is kept can be seen. */
  photoUrl?: string
  /** What the step of papers shows; without it there is no such step. */
  papers?: ReactNode
  /** Keeps what was typed on this device; never the identity number. */
  draft?: FormDraft
}

const person: FormStep<DriverFields> = { id: 'person', label: 'Person', fields: driverSteps.person }
const licence: FormStep<DriverFields> = { id: 'licence', label: 'Licence and LASDRI', fields: driverSteps.licence }
const paperStep: FormStep<DriverFields> = { id: 'papers', label: 'Papers', optional: true, fields: [] }
const vehicleStep: FormStep<DriverFields> = { id: 'vehicle', label: 'Vehicle', optional: true, fields: driverSteps.vehicle }
const review: FormStep<DriverFields> = { id: 'review', label: 'Review', fields: driverSteps.review }

/** A driver in steps: who it is, what they may drive, their papers, their vehicle, and all of it once more before it is sent. */
export function DriverForm(props: DriverFormProps) {
  const { onSubmit, onSubmitError, onLater, cities, vehicles, today, known, maskedNin, uploadPhoto, photoUrl, papers, draft } = props
  const steps = useSteps<DriverFields>(
    known ? [person, licence] : [person, licence, ...(papers === undefined ? [] : [paperStep]), vehicleStep, review],
    driverNames,
  )
  const [schema] = useState(() => driverSchema({ today, vehicles }))
  const start = useInitialValues<DriverFields>(known ?? emptyDriver, known ? undefined : draft, driverDraft)
  const { control, submit, pending, check, focus } = useForm<DriverFields>(
    schema,
    start,
    submitAndClearDraft(
      draft,
      steps.sending((fields) => onSubmit(driverValues(fields))),
    ),
    {
      once: true,
      otherNames: driverNames,
      follows: { licence_expiry_date: 'licence_issue_date', lasdri_expiry_date: 'lasdri_number', vehicle_id: 'licence_class' },
      onInvalid: (messages) => steps.goToFirst(Object.keys(messages)),
    },
  )
  useFocusStepField(steps.place, focus)
  const fields = useFormValues(control)
  const vehicle = vehicles.find(({ id }) => id === fields.vehicle_id)
  const cover = licenceCoverageWarning(fields.licence_class, vehicle)

  const goOn = async (event: SyntheticEvent<HTMLFormElement>) => {
    if (steps.isLast) return submit(event)
    if (await check(steps.step?.fields ?? [])) steps.forth()
  }

  return (
    <Stack gap="xlarge">
      <Stepper aria-label={known ? 'Edit driver' : 'Add driver'} steps={steps.row} />
      <Form onSubmit={goOn} onSubmitError={onSubmitError} gap="large">
        <StepHeading key={steps.step?.id} label={steps.step?.label} begins={steps.place.moved && steps.place.field === undefined} />
        {steps.step === person && <PersonStep control={control} {...{ cities, maskedNin, uploadPhoto, photoUrl }} />}
        {steps.step === licence && <LicenceStep control={control} today={today} />}
        {steps.step === paperStep && (
          <>
            <Text tone="secondary">You can add papers later. The driver gets trips once they are approved.</Text>
            {papers}
          </>
        )}
        {steps.step === vehicleStep && (
          <Select
            control={control}
            name="vehicle_id"
            label="Vehicle"
            optionalLabel="optional"
            hint="You can choose one later"
            emptyOption="No vehicle yet"
            options={vehicles.map(({ id, registration_number, name }) => ({ value: id, label: `${registration_number}, ${name}` }))}
            note={cover?.is === 'doubtful' ? { tone: 'info', text: cover.text } : undefined}
          />
        )}
        {steps.step === review && (
          <>
            <DriverReview fields={fields} city={cities.find(({ id }) => id === fields.city_id)?.name} vehicle={vehicle} />
            <Checkbox control={control} name="invite" label="Send app invitation by SMS" />
          </>
        )}
        <StepActions
          onBack={steps.at > 0 ? steps.back : undefined}
          onLater={onLater}
          pending={pending}
          pendingLabel={known ? 'Saving...' : 'Adding...'}
        >
          {steps.isLast ? (known ? 'Save changes' : 'Add driver') : 'Continue'}
        </StepActions>
        {known ? null : <DraftSaver control={control} draft={draft} fields={driverDraft} />}
      </Form>
    </Stack>
  )
}
