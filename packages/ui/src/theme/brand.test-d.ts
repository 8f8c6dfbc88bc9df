import { defaultBrand, defineBrand, type Brand } from '../theming.ts'

// What the compiler must say about a brand; each line that it lets through is an error of `npm test`.

defineBrand(defaultBrand)
defineBrand({ ...defaultBrand, radius: { medium: '0' }, font: { text: 'Georgia, serif' } })

const { solid, ...withoutSolid } = defaultBrand.light.brand

// @ts-expect-error -- a colour is missing
defineBrand({ ...defaultBrand, light: { ...defaultBrand.light, brand: withoutSolid } })

// @ts-expect-error -- a group of colours is missing
defineBrand({ ...defaultBrand, dark: { text: defaultBrand.dark.text } })

const { darkContrast, ...threeThemes } = defaultBrand
// @ts-expect-error -- dark with more contrast is missing
defineBrand(threeThemes)

// @ts-expect-error -- no component knows this colour
defineBrand({ ...defaultBrand, light: { ...defaultBrand.light, brand: { ...withoutSolid, solid, sollid: solid } } })

// @ts-expect-error -- a colour is CSS text
defineBrand({ ...defaultBrand, darkContrast: { ...darkContrast, accent: { ...darkContrast.accent, mark: 0xff9d6c } } })

// @ts-expect-error -- there is no such corner
defineBrand({ ...defaultBrand, radius: { huge: '2rem' } })

export const whole: Brand = defaultBrand
