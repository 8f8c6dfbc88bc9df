/** One way in which a story is looked at. */
export interface Mode {
  name: string
  /** What the toolbar would be set to. */
  globals: Record<string, string>
  width: number
  forcedColors?: boolean
  /** No part may stand out of the page sideways. */
  fits?: boolean
  /** Focus and selection are looked for. */
  states?: boolean
}

const looks = [
  { name: 'light', globals: { theme: 'light', contrast: 'normal' } },
  { name: 'dark', globals: { theme: 'dark', contrast: 'normal' } },
  { name: 'light, more contrast', globals: { theme: 'light', contrast: 'more' } },
  { name: 'dark, more contrast', globals: { theme: 'dark', contrast: 'more' } },
  { name: 'forced colours', globals: { theme: 'light', contrast: 'normal' }, forcedColors: true },
]

/** From the narrowest page of WCAG, which is also 400 % zoom of a laptop, to a wide screen. */
export const widths = [320, 390, 768, 1440]
export const directions = ['ltr', 'rtl'] as const

const usual = { theme: 'light', contrast: 'normal', density: 'comfortable', text: '100%' }

/** All looks and widths of one direction; the first of them also with closer rows and with text of twice the size. */
export function modesOf(direction: (typeof directions)[number]): Mode[] {
  const all = looks.flatMap(({ name, globals, forcedColors = false }) =>
    widths.map((width): Mode => ({
      name: `${name}, ${width}, ${direction}`,
      globals: { ...usual, ...globals, direction },
      width,
      forcedColors,
      fits: width === 320,
      states: forcedColors && width === 1440 && direction === 'ltr',
    })),
  )
  const more = (name: string, globals: Record<string, string>, width: number): Mode => ({
    name: `light, ${name}, ${width}, ${direction}`,
    globals: { ...usual, ...globals, direction },
    width,
    fits: true,
  })
  return [
    ...all,
    more('compact', { density: 'compact' }, 390),
    more('compact', { density: 'compact' }, 1440),
    more('text 200 %', { text: '200%' }, 768),
    more('text 200 %', { text: '200%' }, 1440),
  ]
}
