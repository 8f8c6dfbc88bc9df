'use client'
import { currentPassword } from '@vehicle-partner/domain/entities'
import { Button, Inline, Stack } from '@vehicle-partner/ui'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { Form } from '../Form/Form.tsx'
import { PasswordField } from '../fields/PasswordField.tsx'
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx'
import { useForm } from '../useForm.ts'

/** The rules of a confirmation by password. */
export const confirmPasswordSchema = z.object({ password: currentPassword })
export type ConfirmPasswordValues = z.infer<typeof confirmPasswordSchema>

export interface ConfirmPasswordFormProps {
  /** Rejects to keep the form open; messages by field are shown on their fields. */
  onSubmit: (values: ConfirmPasswordValues) => Promise<void>
  /** Receives a rejection that no field can show. */
  onSubmitError?: (reason: unknown) => void
  onCancel?: () => void
  /** The e-mail address under which password managers store the password. */
  email?: string
}

/** Asks for the password of the signed-in user before a change that needs it. */
export function ConfirmPasswordForm({ onSubmit, onSubmitError, onCancel, email }: ConfirmPasswordFormProps) {
  const { control, submit, pending, focus } = useForm(confirmPasswordSchema, { password: '' }, onSubmit, { leavesOnSuccess: true })
  // The password is the only field.
  useEffect(() => focus('password'), [focus])
  return (
    <Form onSubmit={submit} onSubmitError={onSubmitError}>
      {email === undefined ? null : <input type="text" hidden readOnly name="username" autoComplete="username" value={email} />}
      <PasswordField control={control} name="password" label="Password" autoComplete="current-password" />
      <Inline gap="small" justify="end">
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Stack>
          <SubmitButton pending={pending} pendingLabel="Confirming...">
            Confirm
          </SubmitButton>
        </Stack>
      </Inline>
    </Form>
  )
}
