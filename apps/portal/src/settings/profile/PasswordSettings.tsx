import { useMutation } from '@tanstack/react-query'
import { ChangePasswordForm, type ChangePasswordValues } from '@vehicle-partner/forms'
import { SettingsSection } from '@vehicle-partner/ui'
import { useState } from 'react'
import { useApi, useSession } from '../../session/useSession.ts'
import { useFormSubmit } from '../../toasts/useFormSubmit.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import { createPasswordChange } from './createPasswordChange.ts'

interface PasswordSettingsProps {
  userId: string
  onUnsavedChange: (isUnsaved: boolean) => void
}

/** Changes the password, which signs out every other device. */
export function PasswordSettings({ userId, onUnsavedChange }: PasswordSettingsProps) {
  const { session } = useSession()
  const api = useApi()
  const [mutationFn] = useState(() => createPasswordChange(api, userId))
  const change = useMutation({ ...api.users.changePassword.mutation(), mutationFn })
  const showSuccess = useSuccessToast()
  const form = useFormSubmit(async ({ password, new_password }: ChangePasswordValues) => {
    await change.mutateAsync({ password, new_password })
    showSuccess('Your password is changed. Your other devices are signed out.')
  })
  return (
    <SettingsSection title="Password" description="A new password signs you out on all other devices.">
      <ChangePasswordForm {...form} onUnsavedChange={onUnsavedChange} {...(session ? { email: session.user.email } : {})} />
    </SettingsSection>
  )
}
