import { useMutation } from '@tanstack/react-query'
import { ProfileForm, toProfileFields, type ProfileValues } from '@vehicle-partner/forms'
import { AlertStrip, Stack } from '@vehicle-partner/ui'
import { useState } from 'react'
import { hasErrorCode } from '../../session/hasErrorCode.ts'
import { useClock } from '../../session/PortalContext.ts'
import { useApi, useSession } from '../../session/useSession.ts'
import { useStepUp } from '../../stepUp/useStepUp.ts'
import { useFormSubmit } from '../../toasts/useFormSubmit.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import { PhoneCodeDialog, type SentPhoneCode } from './PhoneCodeDialog.tsx'
import { changedDetails, profileInput, type StoredProfile } from './profileChanges.ts'
import type { VersionQueue } from './versionQueue.ts'

interface PersonalDetailsProps {
  profile: StoredProfile
  queue: VersionQueue
  /** Reads the profile again after somebody else has changed it. */
  onConflict: () => void
}

/** Name, photo, e-mail address and phone number. Each is sent only if it was changed here. */
export function PersonalDetails({ profile, queue, onConflict }: PersonalDetailsProps) {
  const api = useApi()
  const clock = useClock()
  const { refreshSession } = useSession()
  const withStepUp = useStepUp()
  const showSuccess = useSuccessToast()
  const params = { id: profile.id }
  const update = useMutation(api.users.update.mutation())
  const changeEmail = useMutation(api.users.changeEmail.mutation())
  const changePhone = useMutation(api.users.changePhone.mutation())
  // What was sent last: a change that waits for a link is not sent again with the next one.
  const [sent, setSent] = useState(() => profileInput(profile))
  const [code, setCode] = useState<SentPhoneCode>()

  const sendCode = async ({ phone, country_code }: Pick<ProfileValues, 'phone' | 'country_code'>) => {
    const { data } = await withStepUp((options) => changePhone.mutateAsync({ params, body: { phone, country_code }, options }))
    setCode({ reference: data.reference_id, sentAt: clock().toISOString(), phone, country_code })
  }
  const form = useFormSubmit(async (values: ProfileValues) => {
    const { details, email, phone } = changedDetails(sent, values)
    if (details) {
      try {
        await queue.run(profile.version, async (version) => (await update.mutateAsync({ params, body: { version, ...details } })).data)
      } catch (error) {
        // The form keeps what was typed, and the next press sends the version of now.
        if (hasErrorCode(error, 'VersionConflict')) onConflict()
        throw error
      }
      setSent((before) => ({ ...before, ...details }))
      await refreshSession()
      showSuccess('Your profile is saved')
    }
    if (email !== undefined) {
      await withStepUp((options) => changeEmail.mutateAsync({ params, body: { email }, options }))
      setSent((before) => ({ ...before, email }))
      showSuccess(`Open the link that we sent to ${email}`)
    }
    if (phone) await sendCode(phone)
  })
  return (
    <Stack gap="large">
      <ProfileForm
        {...form}
        profile={toProfileFields(profileInput(profile))}
        photoUrl={profile.avatar ?? undefined}
        uploadPhoto={async (file) => {
          const { files } = await api.uploads.create({ params: { kind: 'avatar' }, query: {}, body: { files: [file] } })
          const [uploaded] = files
          if (!uploaded) throw new Error('The server returned no file')
          return { Location: uploaded.Location, url: uploaded.Location }
        }}
        nameVerified={profile.name_locked}
        nameChange={profile.name_change}
      />
      {profile.pending_email === null ? null : (
        <AlertStrip tone="info" title={`${profile.pending_email} waits for confirmation.`}>
          Open the link that we sent there. Until then we write to {profile.email}.
        </AlertStrip>
      )}
      {code === undefined ? null : (
        <PhoneCodeDialog
          code={code}
          onResend={() => sendCode(code)}
          onConfirmed={() => {
            const { phone, country_code } = code
            setSent((before) => ({ ...before, phone, country_code }))
            setCode(undefined)
            void refreshSession()
            showSuccess('Your phone number is changed')
          }}
          onCancel={() => setCode(undefined)}
        />
      )}
    </Stack>
  )
}
