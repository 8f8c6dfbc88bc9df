'use client'
import { passwordMinimum } from '@vehicle-partner/domain'
import { newPassword } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { Form } from '../Form/Form.tsx'
import { PasswordField } from '../fields/PasswordField.tsx'
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx'
import { useForm } from '../useForm.ts'

const identical = 'Passwords must be identical'
const password = newPassword('Password must not be empty.')

/** The rules of a password reset; values are trimmed (spec section 5). */
export const resetPasswordSchema = z
  .object({ password, confirm_password: password })
  .check(z.refine(({ password: first, confirm_password: second }) => first === second, { error: identical, path: ['confirm_password'] }))
export type ResetPasswordValues = z.infer<typeof resetPasswordSchema>

export interface ResetPasswordFormProps {
  /** Rejects to keep the form open; messages by field are shown on their fields. */
  onSubmit: (values: ResetPasswordValues) => Promise<void>
  /** Receives a rejection that no field can show. */
  onSubmitError?: (reason: unknown) => void
  /** Called when two different passwords are submitted; the field shows the message as well. */
  onMismatch?: () => void
}

/** Sets a new password. The button is always enabled; pressing it shows what is missing. */
export function ResetPasswordForm({ onSubmit, onSubmitError, onMismatch }: ResetPasswordFormProps) {
  const { control, submit, pending } = useForm(resetPasswordSchema, { password: '', confirm_password: '' }, onSubmit, {
    leavesOnSuccess: true,
    dependsOn: { confirm_password: 'password' },
    onInvalid: (messages) => {
      if (messages['confirm_password'] === identical) onMismatch?.()
    },
  })
  return (
    <Form onSubmit={submit} onSubmitError={onSubmitError}>
      <PasswordField
        control={control}
        name="password"
        label="New password"
        hint={`At least ${passwordMinimum} characters`}
        autoComplete="new-password"
        labels={{ showPassword: 'Show new password', hidePassword: 'Hide new password' }}
      />
      <PasswordField
        control={control}
        name="confirm_password"
        label="Confirm new password"
        autoComplete="new-password"
        labels={{ showPassword: 'Show confirmation', hidePassword: 'Hide confirmation' }}
      />
      <SubmitButton pending={pending} pendingLabel="Changing password...">
        Change password
      </SubmitButton>
    </Form>
  )
}
