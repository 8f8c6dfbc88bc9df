export { defaultBrand } from './theme/defaultBrand.css.ts'
export {
  applyBrandColors,
  createBrandCss,
  createBrandTheme,
  defineBrand,
  findLowContrastPairs,
  type Brand,
  type BrandStyle,
  type LowContrastPair,
} from './theme/brand.ts'
export { getContrastRatio, listColorContrasts, type ColorPairContrast } from './theme/contrast.ts'
export { themeScript, themeScriptHash } from './theme/themeScript.ts'
export type { ThemeColors, ThemeName } from './theme/tokens.ts'
