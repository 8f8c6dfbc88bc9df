import { applyBrandColors, defaultBrand, defineBrand, type Brand, type ThemeColors } from '@vehicle-partner/ui/theming'

type BrandColors = ThemeColors['brand']
export type BrandColorName = keyof BrandColors
type SidebarColors = Pick<ThemeColors['sidebar'], 'bg' | 'bgHover' | 'bgActive'>

/** What the page lets people choose. */
export interface BrandChoice {
  light: BrandColors
  dark: BrandColors
  sidebar: SidebarColors
  corners: keyof typeof radii
}

export const radii = {
  square: { small: '0px', medium: '0px', large: '0px' },
  default: undefined,
  round: { small: '8px', medium: '12px', large: '18px' },
} as const satisfies Record<string, Brand['radius']>

export const harbour: BrandChoice = {
  light: { solid: '#0b57a4', solidHover: '#08437f', solidActive: '#06315d', subtle: '#e3f0fb', text: '#08437f' },
  dark: { solid: '#6db3f5', solidHover: '#8cc4fa', solidActive: '#b3d8fc', subtle: '#12304d', text: '#a5d1fb' },
  sidebar: { bg: '#0a1d33', bgHover: '#13304f', bgActive: '#1a3d63' },
  corners: 'round',
}

/** The strongest shade of a theme, for the same theme with more contrast. */
const strengthen = (colors: BrandColors): BrandColors => ({ ...colors, solid: colors.solidActive, text: colors.solidActive })

export function createBrand({ light, dark, sidebar, corners }: BrandChoice): Brand {
  const radius = radii[corners]
  return defineBrand({
    light: applyBrandColors(defaultBrand.light, light, sidebar),
    dark: applyBrandColors(defaultBrand.dark, dark, sidebar),
    lightContrast: applyBrandColors(defaultBrand.lightContrast, strengthen(light), sidebar),
    darkContrast: applyBrandColors(defaultBrand.darkContrast, strengthen(dark), sidebar),
    ...(radius && { radius }),
  })
}

const formatObject = (values: Readonly<Record<string, string>>, separator: string) =>
  Object.entries(values)
    .map(([name, value]) => `${name}: '${value}'`)
    .join(separator)
const formatConstant = (name: string, values: object) =>
  `const ${name} = {\n  ${formatObject(values as Record<string, string>, ',\n  ')},\n}` // colors by name

/** The brand as a file for `vp-brand`. */
export function formatBrandFile({ light, dark, sidebar, corners }: BrandChoice): string {
  const radius = radii[corners]
  const radiusLine = radius === undefined ? '' : `\n  radius: { ${formatObject(radius, ', ')} },`
  return `import { applyBrandColors, defaultBrand, defineBrand } from '@vehicle-partner/ui/theming'

${formatConstant('light', light)}
${formatConstant('dark', dark)}
${formatConstant('sidebar', sidebar)}
// With more contrast, the strongest shade.
const strongLight = { ...light, solid: light.solidActive, text: light.solidActive }
const strongDark = { ...dark, solid: dark.solidActive, text: dark.solidActive }

export default defineBrand({
  light: applyBrandColors(defaultBrand.light, light, sidebar),
  dark: applyBrandColors(defaultBrand.dark, dark, sidebar),
  lightContrast: applyBrandColors(defaultBrand.lightContrast, strongLight, sidebar),
  darkContrast: applyBrandColors(defaultBrand.darkContrast, strongDark, sidebar),${radiusLine}
})
`
}
