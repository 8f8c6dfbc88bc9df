import { useQuery } from '@tanstack/react-query'
import { messageFor } from '@vehicle-partner/api'
import { isOwner, organizationRoleLabel } from '@vehicle-partner/domain'
import { Avatar, DescriptionList, ErrorState, SettingsSection, Stack } from '@vehicle-partner/ui'
import { useApi, useSession } from '../session/useSession.ts'
import { formatPhone, formatRole } from './formatProfile.ts'
import { SettingsPage } from './parts/SettingsPage.tsx'

/** Who is logged in, and what they are in their organisation; to read. Members who may see little else land here. */
export function ProfileScreen() {
  const { organization, session } = useSession()
  const profile = useQuery(useApi().users.profile.query())
  const roles = organization?.roles.map(({ name }) => name) ?? []
  return (
    <SettingsPage currentHref="/settings">
      {profile.isError && !profile.data ? (
        <ErrorState
          title="Your profile could not be loaded"
          description={messageFor(profile.error)}
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
                  { term: 'Phone number', value: formatPhone(profile.data?.phone) },
                ]}
              />
            </Stack>
          </SettingsSection>
          {organization?.partner ? (
            <SettingsSection title="Your place in the team" description="The owner decides what you may see and do.">
              <DescriptionList
                items={[
                  { term: 'Organisation', value: organization.partner.company_name },
                  { term: 'Standing', value: organizationRoleLabel(organization.role) },
                  // An owner's role says the same again.
                  ...(isOwner(roles) ? [] : [{ term: 'Role', value: roles.map(formatRole).join(', ') }]),
                ]}
              />
            </SettingsSection>
          ) : null}
        </div>
      )}
    </SettingsPage>
  )
}
