import { IconButton } from '@vehicle-partner/ui'
import { Monitor, Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ThemeChoice } from '../session/themeStore.ts'
import { nextTheme } from './nextTheme.ts'
import { useThemeChoice } from './useThemeChoice.ts'

const icons: Readonly<Record<ThemeChoice, ReactNode>> = { system: <Monitor />, light: <Sun />, dark: <Moon /> }

/** Switches the theme in a header without room for text: each press chooses the next one. */
export function ThemeIconButton() {
  const [theme, setTheme] = useThemeChoice()
  return <IconButton size="small" label={`Theme: ${theme}`} icon={icons[theme]} onClick={() => setTheme(nextTheme[theme])} />
}
