import { theme } from '../theme/contract.css.ts'
import { style, styleVariants } from '../theme/style.ts'
import type { AvatarShape, AvatarSize } from '../Avatar/Avatar.tsx'
import { rem } from '../theme/rem.ts'

const { color } = theme

export const root = style({ display: 'flex', alignItems: 'center', margin: 0, padding: 0, listStyle: 'none' })
export const one = style({
  display: 'flex',
  border: `${theme.borderWidth.strong} solid ${color.bg.surface}`,
  background: color.bg.surface,
  selectors: { '&:not(:first-child)': { marginInlineStart: `calc(-1 * ${theme.space['2']})` } },
})
export const shape = styleVariants<AvatarShape>({
  person: { borderRadius: theme.radius.full },
  company: { borderRadius: theme.radius.medium },
})
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: 'inherit',
  background: color.neutral.subtle,
  color: color.neutral.text,
  fontWeight: 700,
  lineHeight: 1,
})
export const size = styleVariants<AvatarSize>({
  small: { minInlineSize: rem(28), blockSize: rem(28), fontSize: rem(11) },
  medium: { minInlineSize: rem(36), blockSize: rem(36), fontSize: rem(13) },
  large: { minInlineSize: rem(56), blockSize: rem(56), fontSize: rem(18) },
  xlarge: { minInlineSize: rem(88), blockSize: rem(88), fontSize: rem(28) },
})
