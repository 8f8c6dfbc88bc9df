import type { StyleRule } from '@vanilla-extract/css'
import { rem } from './rem.ts'
import { typographyTokens } from './tokens.ts'

export type TypographyRole = keyof typeof typographyTokens

/** The typography tokens as style rules, in rem so that they follow the user's text size. */
export const typography = Object.fromEntries(
  Object.entries(typographyTokens).map(([role, { $value }]) => [
    role,
    {
      fontSize: rem($value.fontSize.value),
      lineHeight: $value.lineHeight,
      fontWeight: $value.fontWeight,
      letterSpacing: $value.letterSpacing.value === 0 ? 'normal' : rem($value.letterSpacing.value),
    },
  ]),
) as Record<TypographyRole, StyleRule> // one entry per role of the token file
