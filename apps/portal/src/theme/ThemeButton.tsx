import { Button } from '@vehicle-partner/ui'
import { nextTheme } from './nextTheme.ts'
import { useThemeChoice } from './useThemeChoice.ts'

/** Switches the theme on public pages, which have no settings: each press chooses the next one. */
export function ThemeButton() {
  const [theme, setTheme] = useThemeChoice()
  return (
    <Button variant="quiet" size="small" flush onClick={() => setTheme(nextTheme[theme])}>
      Theme: {theme}
    </Button>
  )
}
