import { combineLightAndDark, toCustomProperties } from './customProperties.ts'
import { themeColors, compact, constants } from './tokens.ts'
import type { TokenRule } from './tokensCss.ts'

const defaultColors = combineLightAndDark(themeColors.light, themeColors.dark)
const contrastColors = combineLightAndDark(themeColors.lightContrast, themeColors.darkContrast)
const comfortableValues = toCustomProperties({ space: constants.space, size: constants.size })

/** Mouse or pen. Touch devices keep the comfortable sizes. */
const finePointer = 'not all and (pointer: coarse)'

/**
 * Themes are selected by attributes on <html> or any element: `data-theme` (light, dark, system), `data-contrast` (more, normal,
 * system) and `data-density` (comfortable, compact). Without attributes the user's system settings apply. Colors use `light-dark()`,
 * so that the attributes are independent and can be nested.
 */
export const tokenRules: readonly TokenRule[] = [
  { selector: ':root', colorScheme: 'light dark', vars: toCustomProperties(constants) },
  { selector: ':root, [data-contrast]', vars: defaultColors },
  { selector: '[data-contrast="more"]', vars: contrastColors },
  { selector: ':root:not([data-contrast]), [data-contrast="system"]', media: '(prefers-contrast: more)', vars: contrastColors },
  { selector: '[data-theme="light"]', colorScheme: 'light' },
  { selector: '[data-theme="dark"]', colorScheme: 'dark' },
  { selector: '[data-theme="system"]', colorScheme: 'light dark' },
  // Print in light colors: backgrounds are not printed.
  { selector: ':root, [data-theme]', media: 'print', colorScheme: 'only light' },
  { selector: '[data-density="comfortable"]', vars: comfortableValues },
  { selector: '[data-density="compact"]', media: finePointer, vars: toCustomProperties(compact) },
  // Inherited text color must change with the theme of a part.
  { selector: '[data-theme], [data-contrast]', color: 'var(--vp-color-text-primary)' },
  // Browsers without light-dark() (before 2024) get the light theme.
  {
    selector: ':root:root, [data-contrast][data-contrast]',
    supports: 'not (color: light-dark(red, red))',
    colorScheme: 'light',
    vars: toCustomProperties({ color: themeColors.light }),
  },
]
