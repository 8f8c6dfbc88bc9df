'use client'
import { Stack } from '@vehicle-partner/ui'
import type { ReactNode } from 'react'
import { currentPassword, emailAddress } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { Form } from '../Form/Form.tsx'
import { PasswordField } from '../fields/PasswordField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx'
import { useForm } from '../useForm.ts'

/** The rules of the e-mail login (spec section 5). The password is not trimmed. */
export const loginSchema = z.object({
  email: emailAddress(),
  password: currentPassword,
})
export type LoginValues = z.infer<typeof loginSchema>

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

/** Logs in with e-mail address and password. */
export function LoginForm({ onSubmit, onSubmitError, email = '', forgotPassword }: LoginFormProps) {
  const { control, submit, ready, pending } = useForm(loginSchema, { email, password: '' }, onSubmit, { leavesOnSuccess: true })
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
