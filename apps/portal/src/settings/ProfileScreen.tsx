import { useQuery } from '@tanstack/react-query'
import { isOwner, organizationRoleLabel, paths, roleLabel } from '@vehicle-partner/domain'
import { Avatar, DescriptionList, ErrorState, PhoneText, SettingsSection, Stack } from '@vehicle-partner/ui'
import { useApi, useSession } from '../session/useSession.ts'
import { getErrorMessage } from '../toasts/getErrorMessage.ts'
import { DeviceSettings } from './DeviceSettings.tsx'
import { SettingsPage } from './parts/SettingsPage.tsx'

/** The user's profile and roles, read-only. Members without access to the dashboard land here after login. */
export function ProfileScreen() {
  const { organization, session } = useSession()
  const profile = useQuery(useApi().users.profile.query())
  const roles = organization?.roles.map(({ name }) => name) ?? []
  return (
    <SettingsPage currentHref={paths.profile()}>
      {profile.isError && !profile.data ? (
        <ErrorState
          title="Your profile could not be loaded"
          description={getErrorMessage(profile.error)}
          onRetry={() => void profile.refetch()}
          retrying={profile.isFetching}
        />
      ) : (
        <div>
          <SettingsSection title="You" description="Your team sees your name and photo.">
            <Stack gap="xlarge">
              <Avatar
                name={`${profile.data?.fname ?? session?.user.fname ?? ''} ${profile.data?.lname ?? session?.user.lname ?? ''}`}
                src={profile.data?.avatar ?? undefined}
                size="large"
                tone="brand"
              />
              <DescriptionList
                loading={profile.isPending}
                items={[
                  { term: 'First name', value: profile.data?.fname },
                  { term: 'Last name', value: profile.data?.lname },
                  { term: 'Email address', value: profile.data?.email },
                  { term: 'Phone number', value: profile.data && <PhoneText value={profile.data.phone} homeCountry="" /> },
                ]}
              />
            </Stack>
          </SettingsSection>
          {organization?.partner ? (
            <SettingsSection title="Your role" description="The owner decides what you can see and do.">
              <DescriptionList
                items={[
                  { term: 'Organisation', value: organization.partner.company_name },
                  { term: 'Role', value: organizationRoleLabel(organization.role) },
                  // An owner has every permission.
                  ...(isOwner(roles) ? [] : [{ term: 'Permissions', value: roles.map(roleLabel).join(', ') }]),
                ]}
              />
            </SettingsSection>
          ) : null}
          <DeviceSettings />
        </div>
      )}
    </SettingsPage>
  )
}
