/** A combination of theme, width and direction in which stories are checked. */
export interface MatrixMode {
  name: string
  /** Storybook globals. */
  globals: Record<string, string>
  width: number
  forcedColors?: boolean
  /** Checks for horizontal overflow. */
  checkOverflow?: boolean
  /** Checks focus rings and selected states. */
  checkFocusAndSelection?: boolean
}

const themes = [
  { name: 'light', globals: { theme: 'light', contrast: 'normal' } },
  { name: 'dark', globals: { theme: 'dark', contrast: 'normal' } },
  { name: 'light, more contrast', globals: { theme: 'light', contrast: 'more' } },
  { name: 'dark, more contrast', globals: { theme: 'dark', contrast: 'more' } },
  { name: 'forced colors', globals: { theme: 'light', contrast: 'normal' }, forcedColors: true },
]

/** From 320 px (WCAG 1.4.10, equal to 400 % zoom on a laptop) to a wide screen. */
export const widths = [320, 390, 768, 1440]
export const directions = ['ltr', 'rtl'] as const

const defaultGlobals = { theme: 'light', contrast: 'normal', density: 'comfortable', text: '100%' }

/** All themes and widths of one direction, then the light theme with compact density and with 200 % text size. */
export function listModes(direction: (typeof directions)[number]): MatrixMode[] {
  const all = themes.flatMap(({ name, globals, forcedColors = false }) =>
    widths.map((width): MatrixMode => ({
      name: `${name}, ${width}, ${direction}`,
      globals: { ...defaultGlobals, ...globals, direction },
      width,
      forcedColors,
      checkOverflow: width === 320,
      checkFocusAndSelection: forcedColors && width === 1440 && direction === 'ltr',
    })),
  )
  const createLightMode = (name: string, globals: Record<string, string>, width: number): MatrixMode => ({
    name: `light, ${name}, ${width}, ${direction}`,
    globals: { ...defaultGlobals, ...globals, direction },
    width,
    checkOverflow: true,
  })
  return [
    ...all,
    createLightMode('compact', { density: 'compact' }, 390),
    createLightMode('compact', { density: 'compact' }, 1440),
    createLightMode('text 200 %', { text: '200%' }, 768),
    createLightMode('text 200 %', { text: '200%' }, 1440),
  ]
}
