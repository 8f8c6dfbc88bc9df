'use client'
import { passwordMinimum } from '@vehicle-partner/domain'
import { FieldRow, Stack } from '@vehicle-partner/ui'
import type { ReactNode } from 'react'
import { DraftSaver, submitAndClearDraft, useInitialValues, type FormDraft } from '../formDraft.ts'
import { Form } from '../Form/Form.tsx'
import { EmailField } from '../fields/EmailField.tsx'
import { PasswordField } from '../fields/PasswordField.tsx'
import { PhoneField } from '../fields/PhoneField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { emptyPhone, toPhoneFieldName } from '../phoneValue.ts'
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx'
import { useForm } from '../useForm.ts'
import { registerSchema, type RegisterFields, type RegisterValues } from './RegisterForm.schema.ts'

export interface RegisterFormProps {
  /** Rejects to keep the form open; messages by field are shown on their fields. */
  onSubmit: (values: RegisterValues) => Promise<void>
  /** Receives a rejection that no field can show. */
  onSubmitError?: (reason: unknown) => void
  /** Initial values. */
  defaultValues?: Partial<Omit<RegisterFields, 'password'>>
  /** Stores what was typed over a reload, until it is submitted; never the password. */
  draft?: FormDraft | undefined
  /** Content below a field, such as what to do when its value is taken. */
  fieldHelp?: Readonly<Partial<Record<string, ReactNode>>>
  /** Content below the button, such as the terms. */
  terms?: ReactNode
}

/** Never `password`. */
const fields = ['fname', 'lname', 'email', 'phone'] as const

/** Registers a new user. */
export function RegisterForm({ onSubmit, onSubmitError, defaultValues, draft, fieldHelp = {}, terms }: RegisterFormProps) {
  const empty = { fname: '', lname: '', email: '', phone: emptyPhone, password: '' }
  const start = useInitialValues<RegisterFields>({ ...empty, ...defaultValues }, draft, fields)
  const { control, submit, ready, pending } = useForm(registerSchema, start, submitAndClearDraft(draft, onSubmit), {
    leavesOnSuccess: true,
    toFieldName: toPhoneFieldName,
  })
  return (
    <Form onSubmit={submit} onSubmitError={onSubmitError} gap="large">
      <FieldRow>
        <TextField control={control} name="fname" label="First name" autoComplete="given-name" />
        <TextField control={control} name="lname" label="Last name" autoComplete="family-name" />
      </FieldRow>
      <Stack gap="small" align="stretch">
        <EmailField control={control} name="email" label="Email address" autoComplete="email" />
        {fieldHelp['email']}
      </Stack>
      <Stack gap="small" align="stretch">
        <PhoneField control={control} name="phone" label="Phone number" />
        {fieldHelp['phone']}
      </Stack>
      <PasswordField
        control={control}
        name="password"
        label="Password"
        hint={`At least ${passwordMinimum} characters`}
        autoComplete="new-password"
      />
      <Stack gap="medium">
        <SubmitButton ready={ready} pending={pending} pendingLabel="Processing...">
          Create account
        </SubmitButton>
        {terms}
      </Stack>
      <DraftSaver control={control} draft={draft} fields={fields} />
    </Form>
  )
}
