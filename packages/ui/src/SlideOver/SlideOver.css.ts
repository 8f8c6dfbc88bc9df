import { globalStyle, keyframes } from '@vanilla-extract/css'
import { keyboardHeightVar } from '../private/overlay/overlayAnimation.ts'
import { theme } from '../theme/contract.css.ts'
import { components } from '../theme/layers.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import type { SlideOverSide } from './SlideOver.tsx'

const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } })
const fromRight = keyframes({ from: { transform: 'translateX(100%)' } })
const fromBelow = keyframes({ from: { transform: 'translateY(100%)' } })
const toLeft = keyframes({ to: { transform: 'translateX(-100%)' } })
const toRight = keyframes({ to: { transform: 'translateX(100%)' } })
const toBelow = keyframes({ to: { transform: 'translateY(100%)' } })

const { duration, easing } = theme
const comes = (name: string) => ({ animation: `${name} ${duration.moderate} ${easing.standard}` })
const goes = (name: string) => ({ animation: `${name} ${duration.moderate} ${easing.exit} forwards` })
const closed = '&[data-state="closed"]'

const vertical = { ...comes(fromBelow), selectors: { [closed]: goes(toBelow) } }
const sideways = (ltr: readonly [string, string], rtl: readonly [string, string]) => ({
  ...comes(ltr[0]),
  selectors: { [closed]: goes(ltr[1]), '[dir="rtl"] &': comes(rtl[0]), [`[dir="rtl"] ${closed}`]: goes(rtl[1]) },
})
const left = [fromLeft, toLeft] as const
const right = [fromRight, toRight] as const

const moving = {
  start: { [`${media.motion} and ${media.tablet}`]: sideways(left, right) },
  end: { [`${media.motion} and ${media.tablet}`]: sideways(right, left) },
}

const sheet = {
  insetInline: 0,
  insetBlockEnd: keyboardHeightVar,
  maxBlockSize: `calc(100dvh - ${rem(56)} - ${keyboardHeightVar})`,
  borderStartStartRadius: theme.radius.large,
  borderStartEndRadius: theme.radius.large,
}
const panel = { insetBlock: 0, inlineSize: rem(480), maxInlineSize: '100%', blockSize: `calc(100dvh - ${keyboardHeightVar})` }

export const root = style({
  boxShadow: theme.shadow.overlay,
  '@media': { [media.phone]: sheet, [`${media.motion} and ${media.phone}`]: vertical },
})
export const side = styleVariants<SlideOverSide>({
  start: { '@media': { [media.tablet]: { ...panel, insetInlineStart: 0 }, ...moving.start } },
  end: { '@media': { [media.tablet]: { ...panel, insetInlineEnd: 0 }, ...moving.end } },
  bottom: {
    '@media': {
      [media.tablet]: { ...sheet, marginInline: 'auto', maxInlineSize: rem(640) },
      [`${media.motion} and ${media.tablet}`]: vertical,
    },
  },
})
export const foot = style({})

// Buttons share the width on a phone: two equally, more by what is in them.
const onPhone = (flex: string) => ({ '@layer': { [components]: { '@media': { [media.phone]: { flex } } } } })
globalStyle(`${foot} > *`, onPhone('1 1 0'))
globalStyle(`${foot}:has(> :nth-child(3)) > *`, onPhone('1 1 auto'))
