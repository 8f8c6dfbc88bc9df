'use client'
import { businessTypes, cacExample, cacPrefix, cacPrefixWarning } from '@vehicle-partner/domain'
import { FieldRow, FormActions } from '@vehicle-partner/ui'
import { useMemo, type ReactNode } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { DraftSaver, submitAndClearDraft, useInitialValues, type FormDraft } from '../formDraft.ts'
import { Form } from '../Form/Form.tsx'
import { DateField } from '../fields/DateField.tsx'
import { EmailField } from '../fields/EmailField.tsx'
import { PhoneField } from '../fields/PhoneField.tsx'
import { Select } from '../fields/Select.tsx'
import { SuggestedAddressField, type SuggestAddresses } from '../fields/SuggestedAddressField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { emptyPhone } from '../phoneValue.ts'
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx'
import { noFields, UnsavedReporter } from '../unsavedFields.ts'
import { useForm } from '../useForm.ts'
import { unreadableDate } from '../unreadableDate.ts'
import { companySchema, toCompanyFieldName, type CompanyFields, type CompanyValues } from './CompanyForm.schema.ts'

export interface CompanyFormProps {
  /** Rejects to keep the form open; messages by field are shown on their fields. */
  onSubmit: (values: CompanyValues) => Promise<void>
  /** Receives a rejection that no field can show. */
  onSubmitError?: (reason: unknown) => void
  /** Today, `yyyy-mm-dd`: also the initial start in transport. */
  today: string
  /** Initial values. */
  defaultValues?: Partial<CompanyFields>
  /** Stores what was typed over a reload, until it is submitted. */
  draft?: FormDraft | undefined
  /** A button beside the submit button, such as one that leaves the page. */
  secondaryAction?: ReactNode
  /** Called when the form begins or ceases to hold changes that no draft stores. */
  onUnsavedChange?: (isUnsaved: boolean) => void
  /** Suggests addresses for a text of at least 3 characters, once typing pauses. Without it there are no suggestions. */
  suggest?: SuggestAddresses | undefined
  /** @default 'Next' */
  submitLabel?: string
}

const fields = [
  'company_name',
  'business_type',
  'rc_number',
  'company_address',
  'company_email',
  'company_phone',
  'experience_start_date',
] as const
const kinds = businessTypes.map((kind) => ({ value: kind, label: kind }))

/** The registration details of a company. */
export function CompanyForm({
  onSubmit,
  onSubmitError,
  today,
  defaultValues,
  draft,
  secondaryAction,
  onUnsavedChange,
  suggest,
  submitLabel = 'Next',
}: CompanyFormProps) {
  const schema = useMemo(() => companySchema(today), [today])
  const empty = { company_name: '', business_type: '', rc_number: '', company_address: '', company_email: '', company_phone: emptyPhone }
  const start = useInitialValues<CompanyFields>({ ...empty, experience_start_date: today, ...defaultValues }, draft, fields)
  const { control, submit, ready, pending } = useForm(schema, start, submitAndClearDraft(draft, onSubmit), {
    unsentName: 'CompanyForm',
    leavesOnSuccess: true,
    toFieldName: toCompanyFieldName,
  })
  return (
    <Form onSubmit={submit} onSubmitError={onSubmitError}>
      <TextField control={control} name="company_name" label="Company name" autoComplete="organization" />
      <FieldRow stackOnPhone>
        <Select control={control} name="business_type" label="Type of business" options={kinds} placeholder="Choose one" />
        <NumberField control={control} />
      </FieldRow>
      <AddressField control={control} suggest={suggest} />
      <FieldRow stackOnPhone>
        <EmailField control={control} name="company_email" label="Company email" autoComplete="email" />
        <PhoneField control={control} name="company_phone" label="Company phone" />
      </FieldRow>
      <FieldRow stackOnPhone>
        <DateField
          control={control}
          name="experience_start_date"
          label="When did you start in transport?"
          unreadable={unreadableDate}
          today={today}
          max={today}
        />
      </FieldRow>
      <FormActions secondaryAction={secondaryAction}>
        <SubmitButton ready={ready} pending={pending} pendingLabel="Saving...">
          {submitLabel}
        </SubmitButton>
      </FormActions>
      <UnsavedReporter control={control} saved={draft ? fields : noFields} onUnsavedChange={onUnsavedChange} />
      <DraftSaver control={control} draft={draft} fields={fields} />
    </Form>
  )
}

/** The address, with suggestions where the consumer has any. */
function AddressField({ control, suggest }: { control: Control<CompanyFields>; suggest: SuggestAddresses | undefined }) {
  const common = { control, name: 'company_address', label: 'Company address' } as const
  return suggest ? <SuggestedAddressField {...common} suggest={suggest} /> : <TextField {...common} autoComplete="street-address" />
}

/** The registration number, called and explained by the type of business, with a warning when its prefix belongs to another type of business. */
function NumberField({ control }: { control: Control<CompanyFields> }) {
  const [number, kind] = useWatch({ control, name: ['rc_number', 'business_type'] })
  const doubt = cacPrefixWarning(number, kind)
  return (
    <TextField
      control={control}
      name="rc_number"
      label={`${cacPrefix(kind)} number`}
      hint={kind === '' ? 'Such as RC1234567 or BN1234567' : `Such as ${cacExample(kind)}`}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      note={doubt === undefined ? undefined : { tone: 'info', text: `${doubt}. Is this the right type of business?` }}
    />
  )
}
