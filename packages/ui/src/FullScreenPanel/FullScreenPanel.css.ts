import { globalStyle } from '@vanilla-extract/css'
import { keyboardHeightVar, animateOpenClose } from '../private/overlay/overlayAnimation.ts'
import { rise, sink } from '../private/overlay/overlay.css.ts'
import { theme } from '../theme/contract.css.ts'
import { components } from '../theme/layers.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import type { FullScreenPanelWidth } from './FullScreenPanel.tsx'

export const root = style({
  inset: 0,
  insetBlockEnd: 'auto',
  blockSize: `calc(100dvh - ${keyboardHeightVar})`,
  background: theme.color.bg.page,
  '@media': { [media.motion]: animateOpenClose(rise, sink) },
})
export const header = style({
  background: theme.color.bg.page,
  paddingInline: theme.space['8'],
  '@media': { [media.belowLaptop]: { minBlockSize: rem(56), paddingBlock: rem(6), paddingInline: theme.space['4'] } },
})
// The maximum width includes padding, so that the fields have the width of the design.
export const body = style({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingBlock: theme.space['10'],
  paddingInline: theme.space['8'],
  '@media': { [media.belowLaptop]: { paddingBlock: theme.space['6'], paddingInline: theme.space['4'] } },
})
export const width = styleVariants<FullScreenPanelWidth>({
  form: { maxInlineSize: rem(688 + 64) },
  formAndPreview: { maxInlineSize: rem(1072 + 64) },
})
export const footer = style({
  background: theme.color.bg.page,
  paddingInline: theme.space['8'],
  '@media': { [media.belowLaptop]: { paddingInline: theme.space['4'] } },
})

// On a phone the buttons share the width.
globalStyle(`${footer} > *`, { '@layer': { [components]: { '@media': { [media.phone]: { flex: '1 1 0' } } } } })
