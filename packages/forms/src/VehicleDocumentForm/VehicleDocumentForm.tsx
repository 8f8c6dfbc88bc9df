'use client'
import { documentFileCount, formatDate, type Day } from '@vehicle-partner/domain'
import { AlertStrip, DescriptionList, Grid, Text, type FileUploaderProps } from '@vehicle-partner/ui'
import { useState } from 'react'
import { isDay, unreadableDay } from '../day.ts'
import { DateField } from '../fields/DateField.tsx'
import { FileUploader } from '../fields/FileUploader.tsx'
import { Select } from '../fields/Select.tsx'
import { TextField } from '../fields/TextField.tsx'
import { useFormValues } from '../fields/useFieldValue.ts'
import { Form } from '../Form/Form.tsx'
import { FormActions } from '../FormActions/FormActions.tsx'
import { useForm } from '../useForm.ts'
import {
  canExpire,
  emptyDocument,
  suggestedExpiry,
  vehicleDocumentSchema,
  vehicleDocumentValues,
  type DocumentTypeOption,
  type VehicleDocumentFields,
  type VehicleDocumentValues,
} from './VehicleDocumentForm.schema.ts'

export interface VehicleDocumentFormProps {
  /** Rejects to keep the form open; messages by field are shown on their fields. */
  onSubmit: (values: VehicleDocumentValues) => Promise<void>
  /** Receives a rejection that no field can show. */
  onSubmitError?: (reason: unknown) => void
  onCancel?: () => void
  /** The kinds of paper that there are; with one alone there is nothing to choose. */
  kinds: readonly DocumentTypeOption[]
  today: Day
  /** Sends a file. */
  upload: FileUploaderProps['upload']
  /** A paper that is corrected. */
  known?: Partial<VehicleDocumentFields>
  /** When the paper ends that this one renews. */
  oldExpiry?: Day | null
  /** Why the last upload was refused, in words. */
  rejection?: string | null
}

/** A paper: its files, its number, and how long it is good for. */
export function VehicleDocumentForm(props: VehicleDocumentFormProps) {
  const { onSubmit, onSubmitError, onCancel, kinds, today, upload, known, oldExpiry, rejection } = props
  const [schema] = useState(() => vehicleDocumentSchema(kinds, today))
  const [isSending, setSending] = useState(false)
  const only = kinds.length === 1 ? kinds[0] : undefined
  const kindOf = (type: string) => kinds.find(({ code }) => code === type)
  const { control, submit, pending } = useForm<VehicleDocumentFields>(
    schema,
    { ...emptyDocument, ...(only && { type: only.code }), ...known },
    (fields) => onSubmit(vehicleDocumentValues(fields, kindOf(fields.type))),
    { once: true, follows: { expiry_date: 'issue_date' } },
  )
  const { type, issue_date, expiry_date } = useFormValues(control)
  const kind = kindOf(type)
  const usual = kind?.default_months && isDay(issue_date) ? suggestedExpiry(issue_date, kind.default_months) : undefined
  return (
    <Form onSubmit={submit} onSubmitError={onSubmitError} gap="large">
      {rejection ? (
        <AlertStrip tone="danger" title="The last upload was not accepted.">
          {rejection}
        </AlertStrip>
      ) : null}
      {oldExpiry ? (
        <DescriptionList
          columns={2}
          items={[
            { term: 'Old paper ends', value: formatDate(oldExpiry) },
            { term: 'New paper ends', value: isDay(expiry_date) ? formatDate(expiry_date) : '' },
          ]}
        />
      ) : null}
      {only ? null : (
        <Select
          control={control}
          name="type"
          label="Document"
          placeholder="Select the document"
          options={kinds.map(({ code, label, help }) => ({ value: code, label, description: help }))}
        />
      )}
      <FileUploader
        control={control}
        name="files"
        label="File"
        hint={only?.help}
        upload={upload}
        multiple
        maxFiles={documentFileCount.most}
        capture="environment"
        onPendingChange={setSending}
      />
      {kind?.number_label ? (
        <TextField control={control} name="number" label={kind.number_label} autoComplete="off" spellCheck={false} />
      ) : null}
      <Grid columns="pair" gap="medium">
        <DateField
          control={control}
          name="issue_date"
          label="Issue date"
          optionalLabel="optional"
          hint="DD-MM-YYYY"
          unreadable={unreadableDay}
          today={today}
        />
        {canExpire(kind) ? (
          <DateField
            control={control}
            name="expiry_date"
            hint="DD-MM-YYYY"
            unreadable={unreadableDay}
            label="Expiry date"
            today={today}
            defaultMonth={usual}
            optionalLabel={kind?.expiry_optional ? 'optional' : undefined}
            note={usual !== undefined && expiry_date === '' ? { tone: 'info', text: `Usually until ${formatDate(usual)}` } : undefined}
          />
        ) : null}
      </Grid>
      <TextField control={control} name="issuer" label="Issued by" optionalLabel="optional" autoComplete="off" />
      <FormActions pending={pending} pendingLabel="Sending..." onCancel={onCancel} ready={!isSending}>
        Send for review
      </FormActions>
      <Text size="small" tone="secondary">
        We tell you the result by e-mail and here.
      </Text>
    </Form>
  )
}
