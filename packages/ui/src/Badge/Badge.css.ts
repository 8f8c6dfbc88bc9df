import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import type { BadgeDot, BadgeKind, BadgeSize, BadgeTone } from './Badge.tsx'

export const root = style({
  ...typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  minBlockSize: rem(24),
  maxInlineSize: '100%',
  paddingBlock: theme.space['1'],
  paddingInline: theme.space['2'],
  borderRadius: theme.radius.small,
  verticalAlign: 'middle',
  '@media': { [media.forcedColors]: { border: `${theme.borderWidth.hairline} solid CanvasText`, paddingBlock: rem(3) } },
})

export const tone = styleVariants<BadgeTone>({
  success: { background: theme.color.success.subtle, color: theme.color.success.text },
  warning: { background: theme.color.warning.subtle, color: theme.color.warning.text },
  danger: { background: theme.color.danger.subtle, color: theme.color.danger.text },
  info: { background: theme.color.info.subtle, color: theme.color.info.text },
  neutral: { background: theme.color.neutral.subtle, color: theme.color.neutral.text },
})

const bare = { background: 'transparent' }
export const kind = styleVariants<BadgeKind>({
  subtle: {},
  outline: {
    ...bare,
    border: `${theme.borderWidth.hairline} solid ${theme.color.border.control}`,
    paddingBlock: rem(3),
    fontWeight: 500,
  },
  text: { ...bare, paddingInline: 0, '@media': { [media.forcedColors]: { border: 0 } } },
  identifier: {
    ...bare,
    border: `${rem(1.5)} solid ${theme.color.text.primary}`,
    paddingBlock: rem(2.5),
    paddingInline: rem(7),
    fontWeight: 700,
    color: theme.color.text.primary,
    letterSpacing: rem(0.5),
    whiteSpace: 'nowrap',
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  },
})

export const size = styleVariants<BadgeSize>({
  medium: {},
  large: { ...typography.subheading, fontWeight: 700, letterSpacing: rem(0.5), minBlockSize: rem(32), borderWidth: rem(2) },
})

export const dot = style({
  flexShrink: 0,
  inlineSize: rem(6),
  blockSize: rem(6),
  borderRadius: theme.radius.full,
  border: `${rem(3)} solid currentColor`,
})
export const dotTone = styleVariants<BadgeTone>({
  success: { color: theme.color.success.icon },
  warning: { color: theme.color.warning.icon },
  danger: { color: theme.color.danger.solid },
  info: { color: theme.color.info.icon },
  neutral: { color: theme.color.text.disabled },
})
export const dotKind = styleVariants<BadgeDot>({
  filled: {},
  hollow: { borderWidth: rem(1.5), color: theme.color.border.control },
  current: { color: theme.color.accent.mark },
})
