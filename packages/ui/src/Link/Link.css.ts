import { theme } from '../theme/contract.css.ts'
import { focusRing } from '../theme/focusRing.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import type { LinkSize, LinkTone } from './Link.tsx'

export const root = style({
  ...focusRing,
  fontWeight: 600,
  borderRadius: theme.radius.small,
  textDecorationLine: 'underline',
  textDecorationThickness: theme.borderWidth.hairline,
  textUnderlineOffset: rem(3),
  cursor: 'pointer',
  '@media': { '(hover: hover)': { ':hover': { textDecorationThickness: theme.borderWidth.strong } } },
})

export const tone = styleVariants<LinkTone>({
  brand: { color: theme.color.text.link },
  inherit: { color: 'inherit' },
  inverse: { color: theme.color.sidebar.textStrong },
})

export const size = styleVariants<LinkSize>({
  small: {
    position: 'relative',
    fontSize: typography.label.fontSize,
    lineHeight: typography.label.lineHeight,
    '@media': {
      // 44 px for touch; a link inside text has the height of its line.
      [media.touch]: {
        '::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: `calc((100% - ${theme.size.control}) / 2)` },
      },
    },
  },
  medium: { fontSize: typography.body.fontSize, lineHeight: typography.body.lineHeight },
  inherit: {},
})

export const iconPlace = style({ whiteSpace: 'nowrap' })
export const icon = style({ marginInlineStart: rem(4), verticalAlign: 'text-bottom' })
