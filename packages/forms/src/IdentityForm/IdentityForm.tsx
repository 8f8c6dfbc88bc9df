'use client'
import { identityNumberMinLength } from '@vehicle-partner/domain'
import { identityNumberWarning } from '@vehicle-partner/domain/entities'
import { Divider, FormActions, Grid, Inline, Stack, Text, TextField as TextInput } from '@vehicle-partner/ui'
import { ShieldCheck } from '@vehicle-partner/ui/icons'
import { useMemo, type ReactNode } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { DraftSaver, submitAndClearDraft, useInitialValues, type FormDraft } from '../formDraft.ts'
import { Form } from '../Form/Form.tsx'
import { DateField } from '../fields/DateField.tsx'
import { RadioCards } from '../fields/RadioCards.tsx'
import { TextField } from '../fields/TextField.tsx'
import { useField } from '../fields/useField.ts'
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx'
import { useForm } from '../useForm.ts'
import { unreadableDate } from '../unreadableDate.ts'
import { identitySchema, type IdentityFields, type IdentityValues } from './IdentityForm.schema.ts'

export interface IdentityFormProps {
  /** Rejects to keep the form open; messages by field are shown on their fields. */
  onSubmit: (values: IdentityValues) => Promise<void>
  /** Receives a rejection that no field can show. */
  onSubmitError?: (reason: unknown) => void
  /** Today, `yyyy-mm-dd`. */
  today: string
  /** Initial values. The document number is never stored. */
  defaultValues?: Partial<Omit<IdentityFields, 'document_id'>>
  /** Stores what was typed over a reload, until it is submitted; never the document number. */
  draft?: FormDraft | undefined
  /** @default 'Next' */
  submitLabel?: string
  /** A button beside the submit button, such as one that leaves the page. */
  secondaryAction?: ReactNode
}

const documents = [
  { value: 'nin', title: 'NIN', description: 'National Identification Number' },
  { value: 'bvn', title: 'BVN', description: 'Bank Verification Number' },
]
const hints: Readonly<Record<string, string>> = {
  nin: 'Dial *346# to see your NIN',
  bvn: 'Dial *565*0# to see your BVN',
}

/** Never `document_id`. */
const fields = ['type', 'fname', 'lname', 'dob'] as const

/** Identity document and person, for the identity check. */
export function IdentityForm({
  onSubmit,
  onSubmitError,
  today,
  defaultValues,
  draft,
  submitLabel = 'Next',
  secondaryAction,
}: IdentityFormProps) {
  const schema = useMemo(() => identitySchema(today), [today])
  const empty = { type: '', fname: '', lname: '', dob: '' }
  const start = useInitialValues<IdentityFields>({ ...empty, ...defaultValues, document_id: '' }, draft, fields)
  const { control, submit, ready, pending } = useForm<IdentityFields, IdentityValues>(schema, start, submitAndClearDraft(draft, onSubmit), {
    leavesOnSuccess: true,
  })
  return (
    <Form onSubmit={submit} onSubmitError={onSubmitError}>
      <RadioCards control={control} name="type" label="Document type" columns="two" required options={documents} />
      <DocumentNumber control={control} />
      <Grid columns="halves" gap={{ phone: 'xlarge', laptop: 'medium' }} align="start">
        <TextField control={control} name="fname" label="First name" autoComplete="given-name" />
        <TextField control={control} name="lname" label="Last name" autoComplete="family-name" />
      </Grid>
      <Grid columns="halves" gap={{ phone: 'xlarge', laptop: 'medium' }} align="start">
        <DateField control={control} name="dob" label="Date of birth" autoComplete="bday" unreadable={unreadableDate} calendar={false} />
      </Grid>
      <Stack>
        <Divider aria-hidden="true" />
        <Text as="div" size="small" tone="secondary" measure="readable">
          <Inline align="start" wrap={false}>
            <ShieldCheck width={20} height={20} />
            <span>We use it once to confirm who you are. It cannot be used to reach your money.</span>
          </Inline>
        </Text>
      </Stack>
      <FormActions secondaryAction={secondaryAction}>
        <SubmitButton ready={ready} pending={pending} pendingLabel="Checking...">
          {submitLabel}
        </SubmitButton>
      </FormActions>
      <DraftSaver control={control} draft={draft} fields={fields} />
    </Form>
  )
}

/** Removes spaces and dashes from pasted numbers. Autofill is off: the number must not be stored. */
function DocumentNumber({ control }: { control: Control<IdentityFields> }) {
  const { onValueChange, ...field } = useField(control, 'document_id')
  const type = useWatch({ control, name: 'type' })
  const { length } = field.value
  const warning = identityNumberWarning({ type, document_id: field.value })
  return (
    <Grid columns="halves" gap={{ phone: 'xlarge', laptop: 'medium' }} align="start">
      <TextInput
        {...field}
        label="Document number"
        hint={hints[type] ?? 'The number of your NIN or BVN'}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        suffix={length > 0 && length <= identityNumberMinLength ? `${length} of ${identityNumberMinLength}` : undefined}
        note={warning === undefined ? undefined : { tone: 'info', text: warning }}
        onValueChange={(text) => onValueChange(text.replaceAll(/[\s-]/g, ''))}
      />
    </Grid>
  )
}
