import { Button } from '@vehicle-partner/ui'
import { useThemeChoice } from './useThemeChoice.ts'

const next = { system: 'light', light: 'dark', dark: 'system' } as const

/** Switches the theme on public pages, which have no settings: each press chooses the next one. */
export function ThemeButton() {
  const [theme, setTheme] = useThemeChoice()
  return (
    <Button variant="quiet" size="small" flush onClick={() => setTheme(next[theme])}>
      Theme: {theme}
    </Button>
  )
}
