import { createGlobalThemeContract } from '@vanilla-extract/css'
import { constants, light } from './tokens.ts'

/**
 * The theme contract: every value as a CSS custom property with a stable name, such as `--vp-color-bg-page`.
 * Brands and apps override values by setting the property.
 */
export const theme = createGlobalThemeContract({ color: light, ...constants }, (_value, path) => `vp-${path.join('-')}`)
