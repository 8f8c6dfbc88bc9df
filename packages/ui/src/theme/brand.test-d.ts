import { defaultBrand, defineBrand, type Brand } from '../theming.ts'

// Type tests: each `@ts-expect-error` line must not compile.

defineBrand(defaultBrand)
defineBrand({ ...defaultBrand, radius: { medium: '0' }, font: { text: 'Georgia, serif' } })

const { solid, ...withoutSolid } = defaultBrand.light.brand

// @ts-expect-error -- a color is missing
defineBrand({ ...defaultBrand, light: { ...defaultBrand.light, brand: withoutSolid } })

// @ts-expect-error -- a group of colors is missing
defineBrand({ ...defaultBrand, dark: { text: defaultBrand.dark.text } })

const { darkContrast, ...threeThemes } = defaultBrand
// @ts-expect-error -- the dark high-contrast theme is missing
defineBrand(threeThemes)

// @ts-expect-error -- unknown color
defineBrand({ ...defaultBrand, light: { ...defaultBrand.light, brand: { ...withoutSolid, solid, sollid: solid } } })

// @ts-expect-error -- a color must be a string
defineBrand({ ...defaultBrand, darkContrast: { ...darkContrast, accent: { ...darkContrast.accent, mark: 0xff9d6c } } })

// @ts-expect-error -- unknown radius
defineBrand({ ...defaultBrand, radius: { huge: '2rem' } })

export const whole: Brand = defaultBrand
