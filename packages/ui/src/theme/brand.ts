import { listColorContrasts, type ColorPairContrast } from './contrast.ts'
import { combineLightAndDark, toCustomProperties } from './customProperties.ts'
import type { ThemeColors, constants, ThemeName } from './tokens.ts'
import { formatRule, type TokenRule } from './tokensCss.ts'

/** A brand: all colours of the four themes, and what else it wants to be different. */
export interface Brand extends Record<ThemeName, ThemeColors> {
  radius?: Partial<typeof constants.radius>
  font?: Partial<typeof constants.font>
}

/** The rule of a brand as vanilla-extract's `globalStyle` takes it. */
export interface BrandStyle {
  colorScheme?: string
  color?: string
  vars?: Record<string, string>
  '@media'?: Record<string, BrandStyle>
  '@supports'?: Record<string, BrandStyle>
}

/** Checks a brand's names while it is written: a colour that is missing, or that no component knows, does not compile. */
export const defineBrand = (brand: Brand): Brand => brand

function listBrandRules(selector: string, brand: Brand): TokenRule[] {
  const here = `:is(${selector})`
  const inside = (attribute: string) => `${here} [data-contrast${attribute}]:not([data-brand])`
  const color = 'var(--vp-color-text-primary)'
  const usual = combineLightAndDark(brand.light, brand.dark)
  const more = combineLightAndDark(brand.lightContrast, brand.darkContrast)
  return [
    { selector: here, color, vars: { ...usual, ...toCustomProperties({ radius: brand.radius ?? {}, font: brand.font ?? {} }) } },
    { selector: inside(''), color, vars: usual },
    { selector: `${here}[data-contrast="more"], ${inside('="more"')}, [data-contrast="more"] ${here}:not([data-contrast])`, vars: more },
    {
      selector: `${here}:not([data-contrast], [data-contrast="normal"] *), ${here}[data-contrast="system"], ${inside('="system"')}`,
      media: '(prefers-contrast: more)',
      vars: more,
    },
    {
      selector: `${here}${here}, ${here}${inside('')}`,
      supports: 'not (color: light-dark(red, red))',
      colorScheme: 'light',
      vars: toCustomProperties({ color: brand.light }),
    },
  ]
}

/**
 * A brand for everything that the selector matches, in both themes and with more contrast, for vanilla-extract:
 * `for (const [selector, style] of brandTheme(…)) globalStyle(selector, style)`.
 */
export const createBrandTheme = (selector: string, brand: Brand): [selector: string, style: BrandStyle][] =>
  listBrandRules(selector, brand).map(({ selector, media, supports, vars = {}, ...rest }) => {
    const style = { ...rest, vars: { ...vars } }
    return [selector, media ? { '@media': { [media]: style } } : supports ? { '@supports': { [supports]: style } } : style]
  })

/** The same as CSS text, for everybody else; not in a layer, so it wins over the library's own theme. */
export const createBrandCss = (selector: string, brand: Brand): string => `${listBrandRules(selector, brand).map(formatRule).join('\n')}\n`

/** A pair of colours that cannot be read well enough. */
export interface LowContrastPair extends ColorPairContrast {
  theme: ThemeName
}

const themes: readonly ThemeName[] = ['light', 'dark', 'lightContrast', 'darkContrast']

/** Every pair of a brand's colours with too little contrast; none in a good brand. */
export const findLowContrastPairs = (brand: Brand): LowContrastPair[] =>
  themes.flatMap((theme) =>
    listColorContrasts(brand[theme], theme.endsWith('Contrast'))
      .filter(({ ratio, minimum }) => ratio < minimum)
      .map((pair) => ({ theme, ...pair })),
  )
