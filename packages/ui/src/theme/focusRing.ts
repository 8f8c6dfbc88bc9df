import type { StyleRule } from '@vanilla-extract/css'
import { theme } from './contract.css.ts'
import { rem } from './rem.ts'

/** The focus ring of everything except fields. An outline, which forced colors keep. */
export const focusRing: StyleRule = {
  ':focus-visible': { outline: `${theme.borderWidth.focus} solid ${theme.color.border.focus}`, outlineOffset: rem(2) },
}
