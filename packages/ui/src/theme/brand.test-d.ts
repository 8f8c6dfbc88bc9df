import { base, defineBrand, type Brand } from '../theming.ts'

// What the compiler must say about a brand; each line that it lets through is an error of `npm test`.

defineBrand(base)
defineBrand({ ...base, radius: { medium: '0' }, font: { text: 'Georgia, serif' } })

const { solid, ...withoutSolid } = base.light.brand

// @ts-expect-error -- a colour is missing
defineBrand({ ...base, light: { ...base.light, brand: withoutSolid } })

// @ts-expect-error -- a group of colours is missing
defineBrand({ ...base, dark: { text: base.dark.text } })

const { darkContrast, ...threeThemes } = base
// @ts-expect-error -- dark with more contrast is missing
defineBrand(threeThemes)

// @ts-expect-error -- no component knows this colour
defineBrand({ ...base, light: { ...base.light, brand: { ...withoutSolid, solid, sollid: solid } } })

// @ts-expect-error -- a colour is CSS text
defineBrand({ ...base, darkContrast: { ...darkContrast, accent: { ...darkContrast.accent, mark: 0xff9d6c } } })

// @ts-expect-error -- there is no such corner
defineBrand({ ...base, radius: { huge: '2rem' } })

export const whole: Brand = base
