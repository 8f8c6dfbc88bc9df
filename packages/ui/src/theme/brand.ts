import { listColorContrasts, type ColorPairContrast } from './contrast.ts'
import { combineLightAndDark, toCustomProperties } from './customProperties.ts'
import type { ThemeColors, constants, ThemeName } from './tokens.ts'
import { formatRule, type TokenRule } from './tokensCss.ts'

/** A brand: all colors of the four themes, and optional radii and fonts. */
export interface Brand extends Record<ThemeName, ThemeColors> {
  radius?: Partial<typeof constants.radius>
  font?: Partial<typeof constants.font>
}

/** A style rule for vanilla-extract's `globalStyle`. */
export interface BrandStyle {
  colorScheme?: string
  color?: string
  vars?: Record<string, string>
  '@media'?: Record<string, BrandStyle>
  '@supports'?: Record<string, BrandStyle>
}

/** Type-checks a brand: missing and unknown colors do not compile. */
export const defineBrand = (brand: Brand): Brand => brand

/**
 * A theme in the colors of a brand: what shows the brand, such as links, focus outlines, selected rows and the first series of a chart, takes
 * them too. `sidebar` has the colors of the dark menu.
 */
export const applyBrandColors = (
  theme: ThemeColors,
  brand: ThemeColors['brand'],
  sidebar: Partial<ThemeColors['sidebar']> = {},
): ThemeColors => ({
  ...theme,
  brand,
  bg: { ...theme.bg, selected: brand.subtle },
  text: { ...theme.text, link: brand.text },
  border: { ...theme.border, focus: brand.solid },
  chart: { ...theme.chart, 1: brand.solid },
  sidebar: { ...theme.sidebar, ...sidebar },
})

function listBrandRules(selector: string, brand: Brand): TokenRule[] {
  const scopedSelector = `:is(${selector})`
  const nestedSelector = (attribute: string) => `${scopedSelector} [data-contrast${attribute}]:not([data-brand])`
  const color = 'var(--vp-color-text-primary)'
  const defaultColors = combineLightAndDark(brand.light, brand.dark)
  const contrastColors = combineLightAndDark(brand.lightContrast, brand.darkContrast)
  return [
    {
      selector: scopedSelector,
      color,
      vars: { ...defaultColors, ...toCustomProperties({ radius: brand.radius ?? {}, font: brand.font ?? {} }) },
    },
    { selector: nestedSelector(''), color, vars: defaultColors },
    {
      selector: `${scopedSelector}[data-contrast="more"], ${nestedSelector('="more"')}, [data-contrast="more"] ${scopedSelector}:not([data-contrast])`,
      vars: contrastColors,
    },
    {
      selector: `${scopedSelector}:not([data-contrast], [data-contrast="normal"] *), ${scopedSelector}[data-contrast="system"], ${nestedSelector('="system"')}`,
      media: '(prefers-contrast: more)',
      vars: contrastColors,
    },
    {
      selector: `${scopedSelector}${scopedSelector}, ${scopedSelector}${nestedSelector('')}`,
      supports: 'not (color: light-dark(red, red))',
      colorScheme: 'light',
      vars: toCustomProperties({ color: brand.light }),
    },
  ]
}

/**
 * Creates the styles of a brand for vanilla-extract, for all four themes:
 * `for (const [selector, style] of createBrandTheme(…)) globalStyle(selector, style)`.
 */
export const createBrandTheme = (selector: string, brand: Brand): [selector: string, style: BrandStyle][] =>
  listBrandRules(selector, brand).map(({ selector, media, supports, vars = {}, ...rest }) => {
    const style = { ...rest, vars: { ...vars } }
    return [selector, media ? { '@media': { [media]: style } } : supports ? { '@supports': { [supports]: style } } : style]
  })

/** Creates the styles of a brand as CSS text. It is not in a cascade layer, so it overrides the library's theme. */
export const createBrandCss = (selector: string, brand: Brand): string => `${listBrandRules(selector, brand).map(formatRule).join('\n')}\n`

/** A pair of colors with too little contrast. */
export interface LowContrastPair extends ColorPairContrast {
  theme: ThemeName
}

const themes: readonly ThemeName[] = ['light', 'dark', 'lightContrast', 'darkContrast']

/** Lists all pairs of colors of a brand with too little contrast. */
export const findLowContrastPairs = (brand: Brand): LowContrastPair[] =>
  themes.flatMap((theme) =>
    listColorContrasts(brand[theme], theme.endsWith('Contrast'))
      .filter(({ ratio, minimum }) => ratio < minimum)
      .map((pair) => ({ theme, ...pair })),
  )
