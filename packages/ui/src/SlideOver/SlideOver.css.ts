import { globalStyle, keyframes } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css.ts'
import { components } from '../theme/layers.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import type { SlideOverSide } from './SlideOver.tsx'

const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } })
const fromRight = keyframes({ from: { transform: 'translateX(100%)' } })
const fromBelow = keyframes({ from: { transform: 'translateY(100%)' } })
const moves = (name: string) => `${name} ${theme.duration.moderate} ${theme.easing.standard}`

const isMoving = (ltr: string, rtl: string) => ({
  [`${media.motion} and ${media.tablet}`]: { animation: moves(ltr), selectors: { '[dir="rtl"] &': { animation: moves(rtl) } } },
})

export const root = style({
  boxShadow: theme.shadow.overlay,
  '@media': {
    [media.tablet]: { insetBlock: 0, inlineSize: rem(480), maxInlineSize: '100%', blockSize: '100dvh' },
    [media.phone]: {
      insetInline: 0,
      insetBlockEnd: 0,
      maxBlockSize: `calc(100dvh - ${rem(56)})`,
      borderStartStartRadius: theme.radius.large,
      borderStartEndRadius: theme.radius.large,
    },
    [`${media.motion} and ${media.phone}`]: { animation: moves(fromBelow) },
  },
})
export const side = styleVariants<SlideOverSide>({
  start: { '@media': { [media.tablet]: { insetInlineStart: 0 }, ...isMoving(fromLeft, fromRight) } },
  end: { '@media': { [media.tablet]: { insetInlineEnd: 0 }, ...isMoving(fromRight, fromLeft) } },
})
export const foot = style({})

// On a phone the buttons share the width.
globalStyle(`${foot} > *`, { '@layer': { [components]: { '@media': { [media.phone]: { flex: '1 1 0' } } } } })
