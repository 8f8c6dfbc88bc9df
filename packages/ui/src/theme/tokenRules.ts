import { combineLightAndDark, toCustomProperties } from './customProperties.ts'
import { themeColors, compact, constants } from './tokens.ts'
import type { TokenRule } from './tokensCss.ts'

const usual = combineLightAndDark(themeColors.light, themeColors.dark)
const more = combineLightAndDark(themeColors.lightContrast, themeColors.darkContrast)
const roomy = toCustomProperties({ space: constants.space, size: constants.size })

/** A mouse or a pen; a finger keeps the sizes that it can hit, and the distances that many of them are made of. */
const finePointer = 'not all and (pointer: coarse)'

/**
 * Attributes on <html>, or on any element for the part in it, choose: `data-theme` light, dark or system, `data-contrast` more, normal or
 * system, `data-density` comfortable or compact. Without them the person's own settings do. A colour is written once for both themes and
 * follows `color-scheme`, so that each attribute can stand alone, in any nesting.
 */
export const tokenRules: readonly TokenRule[] = [
  { selector: ':root', colorScheme: 'light dark', vars: toCustomProperties(constants) },
  { selector: ':root, [data-contrast]', vars: usual },
  { selector: '[data-contrast="more"]', vars: more },
  { selector: ':root:not([data-contrast]), [data-contrast="system"]', media: '(prefers-contrast: more)', vars: more },
  { selector: '[data-theme="light"]', colorScheme: 'light' },
  { selector: '[data-theme="dark"]', colorScheme: 'dark' },
  { selector: '[data-theme="system"]', colorScheme: 'light dark' },
  // Paper is light: pale words on a background that is not printed cannot be read.
  { selector: ':root, [data-theme]', media: 'print', colorScheme: 'only light' },
  { selector: '[data-density="comfortable"]', vars: roomy },
  { selector: '[data-density="compact"]', media: finePointer, vars: toCustomProperties(compact) },
  // A part of the page that chooses for itself: what it inherits must change with it.
  { selector: '[data-theme], [data-contrast]', color: 'var(--vp-color-text-primary)' },
  // Browsers of before 2024 get the light theme, whatever is asked.
  {
    selector: ':root:root, [data-contrast][data-contrast]',
    supports: 'not (color: light-dark(red, red))',
    colorScheme: 'light',
    vars: toCustomProperties({ color: themeColors.light }),
  },
]
