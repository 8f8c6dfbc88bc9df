import { useMutation, useQuery } from '@tanstack/react-query'
import { Accordion, CheckboxGroup, Loading, SettingsSection, Skeleton, Stack } from '@vehicle-partner/ui'
import { QueryError } from '../../loading/QueryError.tsx'
import { useApi } from '../../session/useSession.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { channels, groupPreferences, preferenceOf, type PreferenceState } from './notificationGroups.ts'
import { useLinkedSection } from './useLinkedSection.ts'

interface NotificationSettingsProps {
  userId: string
  /** Whether the parts above are there, so that a link to this section does not miss it. */
  isInPlace: boolean
}

/** By which channels the user is told of what. A change applies at once. */
export function NotificationSettings({ userId, isInPlace }: NotificationSettingsProps) {
  const section = useLinkedSection('notifications', isInPlace)
  const preferences = useQuery(useApi().notifications.preferences.query({ params: { id: userId } }))
  return (
    <SettingsSection
      ref={section}
      tabIndex={-1}
      title="Notification settings"
      description="From 21:00 to 06:00 we send only text messages that are critical or about your settlement account."
    >
      {preferences.isError && !preferences.data ? (
        <QueryError query={preferences} title="Your notification settings could not be loaded" />
      ) : (
        <Loading label="notification settings" loading={preferences.isPending} placeholder={<GroupsLoading />}>
          <Accordion
            type="multiple"
            defaultValue={[]}
            items={groupPreferences(preferences.data?.data ?? []).map(({ id, title, rows }) => ({
              id,
              title,
              content: (
                <Stack gap="large">
                  {rows.map(({ preference, label }) => (
                    <TypeChannels key={preference.type} {...{ userId, preference, label }} />
                  ))}
                </Stack>
              ),
            }))}
          />
        </Loading>
      )}
    </SettingsSection>
  )
}

function TypeChannels({ userId, preference, label }: { userId: string; preference: PreferenceState; label: string }) {
  const save = useMutation(useApi().notifications.setPreferences.mutation())
  const { withErrorToast } = useErrorToast()
  const { type, locked } = preference
  const saving = save.isPending ? save.variables.body.preferences.find((each) => each.type === type) : undefined
  const change = withErrorToast(async (chosen: readonly string[]) => {
    await save.mutateAsync({ params: { id: userId }, body: { preferences: [preferenceOf(type, chosen)] } })
  })
  const shown = saving ?? preference
  return (
    <CheckboxGroup
      label={label}
      hint={locked ? 'Always sent: it is about your money' : undefined}
      // One change after the other: a later answer would otherwise undo an earlier choice.
      readOnly={locked || save.isPending}
      options={channels}
      value={channels.filter(({ value }) => shown[value]).map(({ value }) => value)}
      onValueChange={(chosen) => {
        // The toast has said it, and the stored choice is shown again.
        change(chosen).catch(() => undefined)
      }}
    />
  )
}

function GroupsLoading() {
  return (
    <Stack gap="small">
      {['trips', 'fleet', 'money', 'account'].map((group) => (
        <Skeleton key={group} shape="field" />
      ))}
    </Stack>
  )
}
