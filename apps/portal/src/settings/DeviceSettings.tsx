import { RadioGroup, SettingsSection } from '@vehicle-partner/ui'
import type { ThemeChoice } from '../session/themeStore.ts'
import { useThemeChoice } from '../theme/useThemeChoice.ts'

const options: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** What is set for this device alone: the theme. */
export function DeviceSettings() {
  const [theme, setTheme] = useThemeChoice()
  return (
    <SettingsSection title="This device" description="System follows the setting of your phone or computer.">
      <RadioGroup
        label="Theme"
        orientation="horizontal"
        options={options}
        value={theme}
        onValueChange={(value) => {
          const chosen = options.find((option) => option.value === value)
          if (chosen) setTheme(chosen.value)
        }}
      />
    </SettingsSection>
  )
}
