'use client'
import { Stack } from '@vehicle-partner/ui'
import type { ReactNode } from 'react'
import { currentPassword, emailAddress } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { Form } from '../Form/Form.tsx'
import { PasswordField } from '../fields/PasswordField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx'
import { getCredentialsRejection } from '../submitError.ts'
import { useForm } from '../useForm.ts'

/** The rules of the e-mail login (spec section 5). The password is not trimmed. */
export const loginSchema = z.object({
  email: emailAddress(),
  password: currentPassword,
})
export type LoginValues = z.infer<typeof loginSchema>

/** Which of the two is wrong stays secret; the password, which no one sees, is typed again. */
function nameField(reason: unknown): never {
  const message = getCredentialsRejection(reason)
  throw message === undefined ? reason : { message, fields: { password: message } }
}

export interface LoginFormProps {
  /** Rejects to keep the form open; messages by field are shown on their fields. */
  onSubmit: (values: LoginValues) => Promise<void>
  /** Receives a rejection that no field can show. */
  onSubmitError?: (reason: unknown) => void
  /** The initial address. */
  email?: string
  /** Rendered between the password and the button, also in tab order. */
  forgotPassword?: ReactNode
}

/** Logs in with e-mail address and password. After wrong ones the message stands at the password, which has the focus and keeps its text. */
export function LoginForm({ onSubmit, onSubmitError, email = '', forgotPassword }: LoginFormProps) {
  const { control, submit, ready, pending } = useForm(loginSchema, { email, password: '' }, (values) => onSubmit(values).catch(nameField), {
    leavesOnSuccess: true,
    // Another address may belong to the password.
    dependsOn: { password: 'email' },
  })
  return (
    <Form onSubmit={submit} onSubmitError={onSubmitError}>
      <TextField control={control} name="email" label="Email address" type="email" inputMode="email" autoComplete="username" />
      <Stack gap="small" align="stretch">
        <PasswordField control={control} name="password" label="Password" autoComplete="current-password" />
        {forgotPassword === undefined ? null : <div>{forgotPassword}</div>}
      </Stack>
      <SubmitButton ready={ready} pending={pending} pendingLabel="Logging in...">
        Login
      </SubmitButton>
    </Form>
  )
}
