'use client'
import { createContext, useContext } from 'react'
import type { ThemeChoice } from './themeChoice.ts'

/** The theme around a component, and the way to change it. */
export interface Theme extends ThemeChoice {
  /** The brand around it, if it is not the library's own. */
  brand: string | undefined
  /** What `system` comes to on this device. */
  resolved: { colorScheme: 'light' | 'dark'; contrast: 'normal' | 'more' }
  setTheme: (next: Partial<ThemeChoice>) => void
}

export const ThemeContext = createContext<Theme | undefined>(undefined)

/** What is chosen here, what it comes to on this device, and how to choose something else. */
export function useTheme(): Theme {
  const theme = useContext(ThemeContext)
  if (theme === undefined) throw new Error('useTheme needs a ThemeProvider around it')
  return theme
}
