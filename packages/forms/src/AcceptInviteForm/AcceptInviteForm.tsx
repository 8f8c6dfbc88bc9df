'use client'
import { passwordMinimum } from '@vehicle-partner/domain'
import { FormActions, Grid, TextField as TextInput } from '@vehicle-partner/ui'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { Form } from '../Form/Form.tsx'
import { PasswordField } from '../fields/PasswordField.tsx'
import { PhoneField } from '../fields/PhoneField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { emptyPhone, phone } from '../phoneValue.ts'
import { name, newPassword } from '../rules.ts'
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx'
import { useForm } from '../useForm.ts'

/** The rules of an account that comes with an invitation: those of signing up (spec section 5), without the address. */
export const acceptInviteSchema = z.object({
  fname: name('Please enter your first name'),
  lname: name('Please enter your last name'),
  phone: phone('Please provide a valid phone number'),
  password: newPassword('Please enter a password'),
})
export type AcceptInviteValues = z.infer<typeof acceptInviteSchema>

export interface AcceptInviteFormProps {
  /** Rejects to keep the form open; messages by field are shown on their fields. */
  onSubmit: (values: AcceptInviteValues) => Promise<void>
  /** Receives a rejection that no field can show. */
  onSubmitError?: (reason: unknown) => void
  /** The address that was invited; it cannot be another. */
  email: string
  /** Stands under the fields: for those who have an account. */
  login?: ReactNode
}

/** Makes the account of somebody who was invited. */
export function AcceptInviteForm({ onSubmit, onSubmitError, email, login }: AcceptInviteFormProps) {
  const { control, submit, ready, pending } = useForm(
    acceptInviteSchema,
    { fname: '', lname: '', phone: emptyPhone, password: '' },
    onSubmit,
    { once: true },
  )
  return (
    <Form onSubmit={submit} onSubmitError={onSubmitError}>
      <TextInput
        label="Email address"
        type="email"
        name="username"
        autoComplete="username"
        value={email}
        readOnly
        suffix={<Lock size={20} aria-hidden="true" />}
      />
      <Grid columns="pair" gap="medium" align="start">
        <TextField control={control} name="fname" label="First name" autoComplete="given-name" />
        <TextField control={control} name="lname" label="Last name" autoComplete="family-name" />
      </Grid>
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
    </Form>
  )
}
