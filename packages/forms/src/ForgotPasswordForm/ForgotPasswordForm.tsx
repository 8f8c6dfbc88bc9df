'use client'
import { emailAddress } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { Form } from '../Form/Form.tsx'
import { EmailField } from '../fields/EmailField.tsx'
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx'
import { useForm } from '../useForm.ts'

/** The rules of a password reset request (spec section 5). */
export const forgotPasswordSchema = z.object({ email: emailAddress() })
export type ForgotPasswordValues = z.infer<typeof forgotPasswordSchema>

export interface ForgotPasswordFormProps {
  /** Rejects to keep the form open; messages by field are shown on their fields. */
  onSubmit: (values: ForgotPasswordValues) => Promise<void>
  /** Receives a rejection that no field can show. */
  onSubmitError?: (reason: unknown) => void
  /** The initial address. */
  email?: string
}

/** Requests a password reset link. */
export function ForgotPasswordForm({ onSubmit, onSubmitError, email = '' }: ForgotPasswordFormProps) {
  const { control, submit, ready, pending } = useForm(forgotPasswordSchema, { email }, onSubmit, { leavesOnSuccess: true })
  return (
    <Form onSubmit={submit} onSubmitError={onSubmitError}>
      <EmailField control={control} name="email" label="Email address" autoComplete="username" />
      <SubmitButton ready={ready} pending={pending} pendingLabel="Sending link...">
        Recover Password
      </SubmitButton>
    </Form>
  )
}
