/** `system` follows the person's device. */
export type ColorScheme = 'light' | 'dark' | 'system'

/** `system` follows the person's device. */
export type Contrast = 'normal' | 'more' | 'system'

/** How close rows and controls stand under a mouse; under a finger both are the same. */
export type Density = 'comfortable' | 'compact'

/** What a person can choose about the look. */
export interface ThemeChoice {
  colorScheme: ColorScheme
  contrast: Contrast
  density: Density
}

/** Where a choice is kept: the browser's `localStorage`, or anything like it. */
export type ThemeStorage = Pick<Storage, 'getItem' | 'setItem'>

const validValues: { readonly [Name in keyof ThemeChoice]: readonly ThemeChoice[Name][] } = {
  colorScheme: ['light', 'dark', 'system'],
  contrast: ['normal', 'more', 'system'],
  density: ['comfortable', 'compact'],
}

const attributeNames = { colorScheme: 'data-theme', contrast: 'data-contrast', density: 'data-density' } as const

/** Reads what was kept; whatever is no choice of ours counts as not chosen. */
export function parseThemeChoice(text: string | null): Partial<ThemeChoice> {
  if (text === null) return {}
  try {
    const kept: unknown = JSON.parse(text)
    if (typeof kept !== 'object' || kept === null) return {}
    const chosen = Object.entries(validValues).filter(([name, values]) => (values as readonly unknown[]).includes(Reflect.get(kept, name)))
    return Object.fromEntries(chosen.map(([name]) => [name, Reflect.get(kept, name)])) as Partial<ThemeChoice> // each checked above
  } catch {
    return {}
  }
}

/** A choice without the names that are not given. */
export const omitUndefined = (choice: Partial<ThemeChoice>): Partial<ThemeChoice> =>
  Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined))

/** The attributes by which the stylesheet knows a choice and a brand. */
export function getThemeAttributes(choice: Partial<ThemeChoice>, brand: string | undefined): Record<string, string | undefined> {
  const pairs = Object.entries(attributeNames).map(([name, attribute]) => [attribute, choice[name as keyof ThemeChoice]])
  return { ...(Object.fromEntries(pairs) as Record<string, string | undefined>), 'data-brand': brand }
}
