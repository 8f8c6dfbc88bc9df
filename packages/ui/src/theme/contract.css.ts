import { createGlobalThemeContract } from '@vanilla-extract/css'
import { constants, light } from './tokens.ts'

/**
 * Every value that a style may use, as a CSS custom property with a stable name: `--vp-color-bg-page`.
 * A brand or an app overrides a value by setting its property.
 */
export const theme = createGlobalThemeContract({ color: light, ...constants }, (_value, path) => `vp-${path.join('-')}`)
