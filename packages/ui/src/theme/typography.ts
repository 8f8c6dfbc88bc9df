import type { StyleRule } from '@vanilla-extract/css'
import { rem } from './rem.ts'
import { typographyTokens } from './tokens.ts'

export type TypographyRole = keyof typeof typographyTokens

/** The type roles of the token file as style rules, in rem so that a person's own text size counts. */
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
