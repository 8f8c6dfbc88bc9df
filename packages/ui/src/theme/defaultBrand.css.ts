import { themeColors } from './tokens.ts'

/** The library's own brand, a starting point for others. */
export const defaultBrand = themeColors
