import { themeColors } from './tokens.ts'

/** The library's own colours in all four themes: what a brand starts from. */
export const defaultBrand = themeColors
