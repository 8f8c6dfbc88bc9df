import { useMutation } from '@tanstack/react-query'
import { DescriptionList, RadioGroup, SettingsSection, Stack, Switch } from '@vehicle-partner/ui'
import { useState } from 'react'
import type { ThemeChoice } from '../session/themeStore.ts'
import { useApi, useSession } from '../session/useSession.ts'
import { useThemeChoice } from '../theme/useThemeChoice.ts'
import { useErrorToast } from '../toasts/useErrorToast.ts'
import { DataMeter } from './profile/DataMeter.tsx'
import type { StoredProfile } from './profile/profileChanges.ts'
import type { VersionQueue } from './profile/versionQueue.ts'

const options: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

interface DeviceSettingsProps {
  /** Undefined while it loads; the theme needs none. */
  profile: StoredProfile | undefined
  queue: VersionQueue
  /** Reads the profile again. */
  onConflict: () => void
}

/** How the portal looks and how much it loads. The theme applies on this device at once and is kept with the account. */
export function DeviceSettings({ profile, queue, onConflict }: DeviceSettingsProps) {
  const [theme, setTheme] = useThemeChoice()
  const { refreshSession } = useSession()
  /** The choice that is being saved. */
  const [lowData, setLowData] = useState<boolean>()
  const update = useMutation(useApi().users.update.mutation())
  const { withErrorToast } = useErrorToast()
  const save = withErrorToast(async (change: { theme: ThemeChoice } | { low_data: boolean }) => {
    if (!profile) return
    try {
      await queue.run(profile.version, async (version) => {
        const { data } = await update.mutateAsync({ params: { id: profile.id }, body: { version, ...change } })
        return data
      })
    } catch (error) {
      onConflict()
      throw error
    }
    await refreshSession()
  })
  return (
    <SettingsSection title="Display and data" description="System follows the setting of your phone or computer.">
      <Stack gap="large">
        <RadioGroup
          label="Theme"
          orientation="horizontal"
          options={options}
          value={theme}
          onValueChange={(value) => {
            const chosen = options.find((option) => option.value === value)
            if (!chosen) return
            setTheme(chosen.value)
            // The toast has said it; this device keeps the choice.
            save({ theme: chosen.value }).catch(() => undefined)
          }}
        />
        <Switch
          label="Low data"
          description="Images, maps and positions load only when you ask for them."
          checked={lowData ?? profile?.low_data ?? false}
          disabled={!profile}
          pending={lowData !== undefined}
          pendingLabel="Saving..."
          settledLabel="Saved"
          onCheckedChange={(low_data) => {
            setLowData(low_data)
            void save({ low_data })
              .catch(() => undefined)
              .finally(() => setLowData(undefined))
          }}
        />
        <DataMeter />
        <DescriptionList items={[{ term: 'Language', value: 'English. There are no other languages yet.' }]} />
      </Stack>
    </SettingsSection>
  )
}
