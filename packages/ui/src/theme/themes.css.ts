import { globalStyle } from '@vanilla-extract/css'
import { tokens } from './layers.css.ts'
import { tokenRules } from './themeRules.ts'

for (const { selector, media, supports, colorScheme, color, vars = {} } of tokenRules) {
  const rule = { ...(colorScheme && { colorScheme }), ...(color && { color }), vars }
  const conditionalRule = media ? { '@media': { [media]: rule } } : supports ? { '@supports': { [supports]: rule } } : rule
  globalStyle(selector, { '@layer': { [tokens]: conditionalRule } })
}
