'use client'
import { passwordMinimum } from '@vehicle-partner/domain'
import { FieldRow, FormActions, TextField as TextInput } from '@vehicle-partner/ui'
import { Lock } from '@vehicle-partner/ui/icons'
import type { ReactNode } from 'react'
import { DraftSaver, submitAndClearDraft, useInitialValues, type FormDraft } from '../formDraft.ts'
import { Form } from '../Form/Form.tsx'
import { PasswordField } from '../fields/PasswordField.tsx'
import { PhoneField } from '../fields/PhoneField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { emptyPhone, toPhoneFieldName } from '../phoneValue.ts'
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx'
import { useForm } from '../useForm.ts'
import { acceptInviteSchema, type AcceptInviteFields, type AcceptInviteValues } from './AcceptInviteForm.schema.ts'

export interface AcceptInviteFormProps {
  /** Rejects to keep the form open; messages by field are shown on their fields. */
  onSubmit: (values: AcceptInviteValues) => Promise<void>
  /** Receives a rejection that no field can show. */
  onSubmitError?: (reason: unknown) => void
  /** The invited e-mail address; read-only. */
  email: string
  /** Stores what was typed over a reload, until it is submitted; never the password. */
  draft?: FormDraft | undefined
  /** Content below the fields, such as a link to the login. */
  login?: ReactNode
}

/** Never `password`. */
const fields = ['fname', 'lname', 'phone'] as const

/** Creates an account from an invitation. */
export function AcceptInviteForm({ onSubmit, onSubmitError, email, draft, login }: AcceptInviteFormProps) {
  const empty = { fname: '', lname: '', phone: emptyPhone, password: '' }
  const start = useInitialValues<AcceptInviteFields>(empty, draft, fields)
  const { control, submit, ready, pending } = useForm(acceptInviteSchema, start, submitAndClearDraft(draft, onSubmit), {
    leavesOnSuccess: true,
    toFieldName: toPhoneFieldName,
  })
  return (
    <Form onSubmit={submit} onSubmitError={onSubmitError}>
      <TextInput
        label="Email address"
        type="email"
        name="username"
        autoComplete="username"
        value={email}
        readOnly
        suffix={<Lock width={20} height={20} />}
      />
      <FieldRow>
        <TextField control={control} name="fname" label="First name" autoComplete="given-name" />
        <TextField control={control} name="lname" label="Last name" autoComplete="family-name" />
      </FieldRow>
      <PhoneField control={control} name="phone" label="Phone number" />
      <PasswordField
        control={control}
        name="password"
        label="Password"
        hint={`At least ${passwordMinimum} characters`}
        autoComplete="new-password"
      />
      {login}
      <FormActions>
        <SubmitButton ready={ready} pending={pending} pendingLabel="Processing...">
          Accept invite
        </SubmitButton>
      </FormActions>
      <DraftSaver control={control} draft={draft} fields={fields} />
    </Form>
  )
}
