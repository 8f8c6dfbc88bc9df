import { keyframes } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'

const fade = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })
const slideLeft = keyframes({ from: { transform: 'translateX(-100%)' } })
const slideLeftOut = keyframes({ to: { transform: 'translateX(-100%)' } })
const slideRight = keyframes({ from: { transform: 'translateX(100%)' } })
const slideRightOut = keyframes({ to: { transform: 'translateX(100%)' } })

const inwards = `${theme.duration.moderate} ${theme.easing.standard}`
const outwards = `${theme.duration.moderate} ${theme.easing.exit} forwards`

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.overlay,
  background: theme.color.bg.scrim,
  '@media': {
    [media.motion]: {
      animation: `${fade} ${inwards}`,
      selectors: { '&[data-state="closed"]': { animation: `${fadeOut} ${outwards}` } },
    },
  },
})

export const panel = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: theme.zIndex.overlay,
  inlineSize: rem(304),
  maxInlineSize: `calc(100% - ${rem(56)})`,
  outline: 'none',
  '@media': {
    [media.motion]: {
      animation: `${slideLeft} ${inwards}`,
      selectors: {
        '&[data-state="closed"]': { animation: `${slideLeftOut} ${outwards}` },
        '[dir="rtl"] &': { animation: `${slideRight} ${inwards}` },
        '[dir="rtl"] &[data-state="closed"]': { animation: `${slideRightOut} ${outwards}` },
      },
    },
    [media.forcedColors]: { borderInlineEnd: `${theme.borderWidth.hairline} solid CanvasText` },
  },
})
