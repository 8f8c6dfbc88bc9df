'use client'
import { passwordMinimum } from '@vehicle-partner/domain'
import { FieldRow } from '@vehicle-partner/ui'
import { currentPassword, newPassword, newPasswordDiffers } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { Form } from '../Form/Form.tsx'
import { FormButtons } from '../FormButtons/FormButtons.tsx'
import { PasswordField } from '../fields/PasswordField.tsx'
import { noFields, UnsavedReporter } from '../unsavedFields.ts'
import { useForm } from '../useForm.ts'

const chosen = newPassword('Password must not be empty.')

/** The rules of a password change: the current password, and the new one twice (spec section 5). */
export const changePasswordSchema = z.object({ password: currentPassword, new_password: chosen, confirm_password: chosen }).check(
  z.refine(({ new_password, confirm_password }) => new_password === confirm_password, {
    error: 'Passwords must be identical',
    path: ['confirm_password'],
  }),
  newPasswordDiffers,
)
export type ChangePasswordValues = z.infer<typeof changePasswordSchema>

export interface ChangePasswordFormProps {
  /** Rejects to keep what was typed; messages by field are shown on their fields. After a success the fields are reset. */
  onSubmit: (values: ChangePasswordValues) => Promise<void>
  /** Receives a rejection that no field can show. */
  onSubmitError?: (reason: unknown) => void
  /** The e-mail address under which password managers store the password. */
  email?: string
  /** Called when the form begins or ceases to hold something typed. */
  onUnsavedChange?: ((isUnsaved: boolean) => void) | undefined
}

/** Changes the password. The button is always enabled; pressing it shows what is missing. */
export function ChangePasswordForm({ onSubmit, onSubmitError, email, onUnsavedChange }: ChangePasswordFormProps) {
  const { control, submit, pending } = useForm(changePasswordSchema, { password: '', new_password: '', confirm_password: '' }, onSubmit, {
    resetOnSuccess: ['password', 'new_password', 'confirm_password'],
    dependsOn: { confirm_password: 'new_password', new_password: 'password' },
  })
  return (
    <Form onSubmit={submit} onSubmitError={onSubmitError} gap="large">
      <UnsavedReporter control={control} saved={noFields} onUnsavedChange={onUnsavedChange} />
      {email === undefined ? null : <input type="text" hidden readOnly name="username" autoComplete="username" value={email} />}
      <PasswordField
        control={control}
        name="password"
        label="Current password"
        autoComplete="current-password"
        labels={{ showPassword: 'Show current password', hidePassword: 'Hide current password' }}
      />
      <FieldRow>
        <PasswordField
          control={control}
          name="new_password"
          label="New password"
          hint={`At least ${passwordMinimum} characters`}
          autoComplete="new-password"
          labels={{ showPassword: 'Show new password', hidePassword: 'Hide new password' }}
        />
        <PasswordField
          control={control}
          name="confirm_password"
          label="Confirm password"
          hint="Type it again"
          autoComplete="new-password"
          labels={{ showPassword: 'Show confirmation', hidePassword: 'Hide confirmation' }}
        />
      </FieldRow>
      <FormButtons pending={pending} pendingLabel="Changing password..." variant="secondary">
        Change password
      </FormButtons>
    </Form>
  )
}
