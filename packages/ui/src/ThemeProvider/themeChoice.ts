/** `system` follows the user's device. */
export type ColorScheme = 'light' | 'dark' | 'system'

/** `system` follows the user's device. */
export type Contrast = 'normal' | 'more' | 'system'

/** Spacing of rows and controls for a mouse. Touch devices always use `comfortable`. */
export type Density = 'comfortable' | 'compact'

/** The theme settings that a user can choose. */
export interface ThemeChoice {
  /** The color scheme, if the app decides. */
  colorScheme: ColorScheme
  /** The contrast, if the app decides. */
  contrast: Contrast
  /** The density, if the app decides. */
  density: Density
}

/** Storage for the choice: `localStorage` or a compatible object. */
export type ThemeStorage = Pick<Storage, 'getItem' | 'setItem'>

const validValues: { readonly [Name in keyof ThemeChoice]: readonly ThemeChoice[Name][] } = {
  colorScheme: ['light', 'dark', 'system'],
  contrast: ['normal', 'more', 'system'],
  density: ['comfortable', 'compact'],
}

const attributeNames = { colorScheme: 'data-theme', contrast: 'data-contrast', density: 'data-density' } as const

/** Parses a stored choice; ignores invalid values. */
export function parseThemeChoice(text: string | null): Partial<ThemeChoice> {
  if (text === null) return {}
  try {
    const stored: unknown = JSON.parse(text)
    if (typeof stored !== 'object' || stored === null) return {}
    const valid = Object.entries(validValues).filter(([name, values]) => (values as readonly unknown[]).includes(Reflect.get(stored, name)))
    return Object.fromEntries(valid.map(([name]) => [name, Reflect.get(stored, name)])) as Partial<ThemeChoice> // each checked above
  } catch {
    return {}
  }
}

/** A choice without its undefined settings. */
export const omitUndefined = (choice: Partial<ThemeChoice>): Partial<ThemeChoice> =>
  Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined))

/** The attributes that the stylesheet matches for a choice and a brand. */
export function getThemeAttributes(choice: Partial<ThemeChoice>, brand: string | undefined): Record<string, string | undefined> {
  const pairs = Object.entries(attributeNames).map(([name, attribute]) => [attribute, choice[name as keyof ThemeChoice]])
  return { ...(Object.fromEntries(pairs) as Record<string, string | undefined>), 'data-brand': brand }
}
