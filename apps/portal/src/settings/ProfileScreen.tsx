import { useQuery } from '@tanstack/react-query'
import { isOwner, paths, roleLabel } from '@vehicle-partner/domain'
import { startTransition, Suspense, useEffect, useState } from 'react'
import { DescriptionList, Loading, SettingsSection, Skeleton } from '@vehicle-partner/ui'
import { QueryError } from '../loading/QueryError.tsx'
import { createLazyPart } from '../loading/lazyComponents.tsx'
import { PartLoading } from '../loading/loadingFallbacks.tsx'
import { useLeaveQuestion } from '../navigation/useLeaveQuestion.tsx'
import { useApi, useSession } from '../session/useSession.ts'
import { SettingsPage } from './parts/SettingsPage.tsx'
import { PasswordSettings } from './profile/PasswordSettings.tsx'
import { PersonalDetails } from './profile/PersonalDetails.tsx'
import { PersonalDetailsLoading } from './profile/PersonalDetailsLoading.tsx'
import { createVersionQueue } from './profile/versionQueue.ts'

// Below the first screen of a phone.
const DeviceSettings = createLazyPart(async () => (await import('./DeviceSettings.tsx')).DeviceSettings)
const NotificationSettings = createLazyPart(async () => (await import('./profile/NotificationSettings.tsx')).NotificationSettings)
const SignedInDevices = createLazyPart(async () => (await import('./profile/SignedInDevices.tsx')).SignedInDevices)

/** The user's own account: profile, password, preferences and devices. Members without access to the dashboard land here after login. */
export function ProfileScreen() {
  const { organization, session } = useSession()
  const id = session?.user.id ?? ''
  const profile = useQuery(useApi().users.get.query({ params: { id } }))
  const stored = profile.data?.data
  // The sections write to the same profile.
  const [queue] = useState(createVersionQueue)
  const readAgain = () => void profile.refetch()
  // One question for both forms.
  const leave = useLeaveQuestion('What you typed is not saved.')
  const [unsaved, setUnsaved] = useState({ details: false, password: false })
  const { setUnsaved: setAnyUnsaved } = leave
  useEffect(() => setAnyUnsaved(unsaved.details || unsaved.password), [unsaved, setAnyUnsaved])
  // What is below the first screen is rendered after it, in short tasks: a slow phone shows the details of the user earlier.
  const [isFirstRender, setIsFirstRender] = useState(true)
  useEffect(() => startTransition(() => setIsFirstRender(false)), [])
  const roles = organization?.roles.map(({ name }) => name) ?? []
  return (
    <SettingsPage currentHref={paths.profile()}>
      {profile.isError && !profile.data ? (
        <QueryError query={profile} title="Your profile could not be loaded" />
      ) : (
        <div>
          <SettingsSection title="You" description="Your team sees your name and photo.">
            <Loading label="profile" loading={stored === undefined} placeholder={<PersonalDetailsLoading />}>
              {stored === undefined ? null : (
                <PersonalDetails
                  profile={stored}
                  queue={queue}
                  onConflict={readAgain}
                  onUnsavedChange={(details) => setUnsaved((before) => ({ ...before, details }))}
                />
              )}
            </Loading>
          </SettingsSection>
          {organization?.partner ? (
            <SettingsSection
              title="Your role"
              description={isOwner(roles) ? 'Owners see and do everything.' : 'The owner decides what you can see and do.'}
            >
              <DescriptionList
                items={[
                  {
                    term: 'Organisation',
                    // The document of the page does not know it.
                    value: organization.partner.company_name || (stored === undefined ? <Skeleton width="medium" /> : ''),
                  },
                  // What the owner chose, and not the label of the organisation: 'Admin' says nothing of what is allowed.
                  { term: roles.length > 1 ? 'Roles' : 'Role', value: roles.map(roleLabel).join(', ') },
                ]}
              />
            </SettingsSection>
          ) : null}
          <PasswordSettings userId={id} onUnsavedChange={(password) => setUnsaved((before) => ({ ...before, password }))} />
          {isFirstRender ? (
            <PartLoading />
          ) : (
            <Suspense fallback={<PartLoading />}>
              <DeviceSettings profile={stored} queue={queue} onConflict={readAgain} />
              <NotificationSettings userId={id} isInPlace={stored !== undefined} />
              <SignedInDevices userId={id} />
            </Suspense>
          )}
        </div>
      )}
      {leave.question}
    </SettingsPage>
  )
}
