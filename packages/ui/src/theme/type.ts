import type { StyleRule } from '@vanilla-extract/css'
import { rem } from './rem.ts'
import { typography } from './tokens.ts'

export type TypeRole = keyof typeof typography

/** The type roles of the token file as style rules, in rem so that a person's own text size counts. */
export const type = Object.fromEntries(
  Object.entries(typography).map(([role, { $value }]) => [
    role,
    {
      fontSize: rem($value.fontSize.value),
      lineHeight: $value.lineHeight,
      fontWeight: $value.fontWeight,
      letterSpacing: $value.letterSpacing.value === 0 ? 'normal' : rem($value.letterSpacing.value),
    },
  ]),
) as Record<TypeRole, StyleRule> // one entry per role of the token file
