import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import type { AvatarShape, AvatarSize, AvatarTone } from './Avatar.tsx'

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  fontWeight: 700,
  lineHeight: 1,
  userSelect: 'none',
  verticalAlign: 'middle',
  '@media': { [media.forcedColors]: { border: `${theme.borderWidth.hairline} solid CanvasText` } },
})

export const size = styleVariants<AvatarSize>({
  small: { inlineSize: rem(28), blockSize: rem(28), fontSize: rem(11) },
  medium: { inlineSize: rem(36), blockSize: rem(36), fontSize: rem(13) },
  large: { inlineSize: rem(56), blockSize: rem(56), fontSize: rem(18) },
  xlarge: { inlineSize: rem(88), blockSize: rem(88), fontSize: rem(28) },
})

export const shape = styleVariants<AvatarShape>({
  person: { borderRadius: theme.radius.full },
  company: { borderRadius: theme.radius.medium },
})

export const tone = styleVariants<AvatarTone>({
  brand: { background: theme.color.brand.subtle, color: theme.color.brand.text },
  success: { background: theme.color.success.subtle, color: theme.color.success.text },
  info: { background: theme.color.info.subtle, color: theme.color.info.text },
  warning: { background: theme.color.warning.subtle, color: theme.color.warning.text },
  neutral: { background: theme.color.neutral.subtle, color: theme.color.neutral.text },
  panel: { background: theme.color.sidebar.bgActive, color: theme.color.sidebar.textStrong },
})

export const pending = style({
  border: `${rem(1.5)} dashed ${theme.color.border.control}`,
  background: 'transparent',
  color: theme.color.text.secondary,
})

export const image = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
