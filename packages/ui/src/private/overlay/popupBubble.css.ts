import { keyframes } from '@vanilla-extract/css'
import { theme } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'
import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.ts'
import { animateOpenClose } from './overlayAnimation.ts'

const fadeIn = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })

export const root = style({
  maxInlineSize: `min(${rem(280)}, calc(100vw - ${theme.space['4']}))`,
  paddingBlock: rem(6),
  paddingInline: rem(10),
  borderRadius: theme.radius.medium,
  background: theme.color.bg.inverse,
  color: theme.color.text.inverse,
  fontSize: typography.small.fontSize,
  lineHeight: typography.small.lineHeight,
  fontWeight: 500,
  overflowWrap: 'anywhere',
  zIndex: theme.zIndex.tooltip,
  outline: 'none',
  '@media': {
    [media.motion]: animateOpenClose(fadeIn, fadeOut, theme.duration.quick, { pointerEvents: 'none' }),
    [media.forcedColors]: { border: `${theme.borderWidth.hairline} solid CanvasText` },
  },
})
export const arrow = style({ fill: theme.color.bg.inverse, '@media': { [media.forcedColors]: { display: 'none' } } })
