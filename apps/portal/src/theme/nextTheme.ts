/** The theme that a press of the switch chooses. */
export const nextTheme = { system: 'light', light: 'dark', dark: 'system' } as const
