import { keyframes } from '@vanilla-extract/css'
import { theme } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'
import { style } from '../../theme/style.ts'
import { animateOpenClose } from './overlayAnimation.ts'

const fadeIn = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })

/** A popup next to its trigger. */
export const popup = style({
  zIndex: theme.zIndex.overlay,
  maxInlineSize: `calc(100vw - ${theme.space['4']})`,
  border: `${theme.borderWidth.hairline} solid ${theme.color.border.default}`,
  borderRadius: theme.radius.large,
  background: theme.color.bg.surface,
  color: theme.color.text.primary,
  boxShadow: theme.shadow.overlay,
  outline: 'none',
  '@media': { [media.motion]: animateOpenClose(fadeIn, fadeOut, theme.duration.quick, { pointerEvents: 'none' }) },
})
