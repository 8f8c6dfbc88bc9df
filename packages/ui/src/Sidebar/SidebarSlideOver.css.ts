import { keyframes } from '@vanilla-extract/css'
import { animateOpenClose } from '../private/overlay/overlayAnimation.ts'
import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'

const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } })
const toLeft = keyframes({ to: { transform: 'translateX(-100%)' } })
const fromRight = keyframes({ from: { transform: 'translateX(100%)' } })
const toRight = keyframes({ to: { transform: 'translateX(100%)' } })

const closed = '&[data-state="closed"]'
const ltr = animateOpenClose(fromLeft, toLeft)
const rtl = animateOpenClose(fromRight, toRight)

export const panel = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: theme.zIndex.overlay,
  inlineSize: rem(304),
  maxInlineSize: `calc(100% - ${rem(56)})`,
  pointerEvents: 'auto',
  outline: 'none',
  '@media': {
    [media.motion]: {
      animation: ltr.animation,
      selectors: {
        ...ltr.selectors,
        '[dir="rtl"] &': { animation: rtl.animation },
        [`[dir="rtl"] ${closed}`]: rtl.selectors[closed],
      },
    },
    [media.forcedColors]: { borderInlineEnd: `${theme.borderWidth.hairline} solid CanvasText` },
  },
})
