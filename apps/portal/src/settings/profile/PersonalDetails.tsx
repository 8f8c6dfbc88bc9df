import { useMutation } from '@tanstack/react-query'
import { ProfileForm, toProfileFields, type ProfileValues } from '@vehicle-partner/forms'
import { AlertStrip, Stack } from '@vehicle-partner/ui'
import { useState } from 'react'
import { createLazyPopup } from '../../loading/lazyPopup.tsx'
import { hasErrorCode } from '../../session/hasErrorCode.ts'
import { useApi, useSession } from '../../session/useSession.ts'
import { useStepUp } from '../../stepUp/useStepUp.ts'
import { useFormSubmit } from '../../toasts/useFormSubmit.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import { PendingEmail } from './PendingEmail.tsx'
import { changedDetails, profileInput, type StoredProfile } from './profileChanges.ts'
import { usePhoneChange } from './usePhoneChange.ts'
import { UnconfirmedPhone } from './UnconfirmedPhone.tsx'
import type { VersionQueue } from './versionQueue.ts'

const PhoneCodeDialog = createLazyPopup(async () => (await import('./PhoneCodeDialog.tsx')).PhoneCodeDialog)

interface PersonalDetailsProps {
  /** The profile as it was read last. */
  profile: StoredProfile
  queue: VersionQueue
  /** Reads the profile again after another user has changed it. */
  onConflict: () => void
  onUnsavedChange: (isUnsaved: boolean) => void
}

/** Name, photo, e-mail address and phone number. Each is sent only if it was changed here. */
export function PersonalDetails({ profile, queue, onConflict, onUnsavedChange }: PersonalDetailsProps) {
  const api = useApi()
  const { refreshSession } = useSession()
  const withStepUp = useStepUp()
  const showSuccess = useSuccessToast()
  const params = { id: profile.id }
  const update = useMutation(api.users.update.mutation())
  const changeEmail = useMutation(api.users.changeEmail.mutation())
  /** As the last write from here returned it, which may be newer than what was read. */
  const [written, setWritten] = useState(profile)
  const stored = profileInput(written.version > profile.version ? written : profile)
  const phoneChange = usePhoneChange(profile.id, PhoneCodeDialog.load)
  const [isOutdated, setOutdated] = useState(false)

  const form = useFormSubmit(async (values: ProfileValues) => {
    const { details, email, phone } = changedDetails(stored, values)
    // A write whose response got lost may have been read meanwhile: its press still has an answer.
    if (!details && email === undefined && !phone) showSuccess('Your profile is saved')
    if (details) {
      try {
        setWritten(
          await queue.run(profile.version, async (version) => (await update.mutateAsync({ params, body: { version, ...details } })).data),
        )
      } catch (error) {
        // The form keeps what was typed, and the next press sends the version of now.
        if (hasErrorCode(error, 'VersionConflict')) {
          setOutdated(true)
          onConflict()
        }
        throw error
      }
      await refreshSession()
      showSuccess('Your profile is saved')
    }
    setOutdated(false)
    if (email !== undefined) {
      await withStepUp((options) => changeEmail.mutateAsync({ params, body: { email }, options }))
      showSuccess(`Open the link that we sent to ${email}`)
    }
    if (phone) await phoneChange.begin(phone)
  })
  return (
    <Stack gap="large">
      <ProfileForm
        {...form}
        profile={toProfileFields(stored)}
        photoUrl={stored.avatar ?? undefined}
        uploadPhoto={async (file) => {
          const { files } = await api.uploads.create({ params: { kind: 'avatar' }, query: {}, body: { files: [file] } })
          const [uploaded] = files
          if (!uploaded) throw new Error('The server returned no file')
          return { Location: uploaded.Location, url: uploaded.Location }
        }}
        nameVerified={profile.name_locked}
        nameChange={profile.name_change}
        onUnsavedChange={onUnsavedChange}
      />
      {isOutdated ? (
        <AlertStrip tone="warning" role="status" title="Your profile was changed elsewhere.">
          {profile.name_change
            ? 'Your name is under review now and cannot be changed. All else that you typed is still here. Save again to keep it.'
            : 'What you typed is still here. Save again to keep it.'}
        </AlertStrip>
      ) : null}
      {profile.pending_email === null ? null : (
        <PendingEmail userId={profile.id} email={stored.email} pendingEmail={profile.pending_email} />
      )}
      {profile.phone_confirmation_needed === true ? (
        <UnconfirmedPhone
          phone={stored.phone}
          onSendCode={() => phoneChange.begin({ phone: stored.phone, country_code: stored.country_code, isPresentNumber: true })}
        />
      ) : null}
      {phoneChange.change === undefined ? null : (
        <PhoneCodeDialog
          change={phoneChange.change}
          onResend={phoneChange.resend}
          onConfirmed={(changed) => {
            setWritten(changed)
            phoneChange.end()
            void refreshSession()
            showSuccess(phoneChange.change?.isPresentNumber === true ? 'Your phone number is confirmed' : 'Your phone number is changed')
          }}
          onUsedUp={phoneChange.useUp}
          onClose={phoneChange.leave}
        />
      )}
    </Stack>
  )
}
