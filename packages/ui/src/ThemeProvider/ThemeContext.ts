'use client'
import { createContext, useContext } from 'react'
import type { ThemeChoice } from './themeChoice.ts'

/** The current theme and a function to change it. */
export interface Theme extends ThemeChoice {
  /** The current brand; undefined for the default brand. */
  brand: string | undefined
  /** The settings with `system` resolved for this device. */
  resolved: { colorScheme: 'light' | 'dark'; contrast: 'normal' | 'more' }
  setTheme: (next: Partial<ThemeChoice>) => void
}

export const ThemeContext = createContext<Theme | undefined>(undefined)

/** Returns the theme of the nearest `ThemeProvider`. */
export function useTheme(): Theme {
  const theme = useContext(ThemeContext)
  if (theme === undefined) throw new Error('useTheme needs a ThemeProvider around it')
  return theme
}
