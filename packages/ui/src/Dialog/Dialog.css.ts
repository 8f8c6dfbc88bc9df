import { globalStyle } from '@vanilla-extract/css'
import { keyboardHeightVar, animateOpenClose } from '../private/overlay/overlayAnimation.ts'
import { rise, sink } from '../private/overlay/overlay.css.ts'
import { theme } from '../theme/contract.css.ts'
import { components } from '../theme/layers.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import type { DialogSize } from './Dialog.tsx'

export const root = style({
  inset: 0,
  insetBlockEnd: keyboardHeightVar,
  margin: 'auto',
  blockSize: 'fit-content',
  inlineSize: `calc(100% - ${theme.space['8']})`,
  maxBlockSize: `calc(100dvh - ${theme.space['8']} - ${keyboardHeightVar})`,
  borderRadius: theme.radius.large,
  boxShadow: theme.shadow.overlay,
  '@media': { [media.motion]: animateOpenClose(rise, sink) },
})
export const size = styleVariants<DialogSize>({
  small: { maxInlineSize: rem(440) },
  medium: { maxInlineSize: rem(560) },
  large: { maxInlineSize: rem(720) },
})
const { space } = theme
// Title and text are one message, without a rule between them.
// Not sticky: it is higher than what focused elements scroll clear of.
export const headerWithIcon = style({
  position: 'relative',
  display: 'block',
  paddingBlockStart: space['6'],
  paddingBlockEnd: 0,
  minBlockSize: 0,
  borderBlockEnd: 0,
})
export const bodyWithIcon = style({ paddingBlockStart: space['2'] })
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(40),
  blockSize: rem(40),
  marginBlockEnd: space['4'],
  borderRadius: theme.radius.full,
  background: theme.color.brand.subtle,
  color: theme.color.brand.text,
})
globalStyle(`${headerWithIcon} > button`, {
  '@layer': {
    [components]: {
      position: 'absolute',
      insetBlockStart: space['3'],
      insetInlineEnd: space['6'],
      '@media': { [media.phone]: { insetInlineEnd: space['4'] } },
    },
  },
})

// Stacked on a phone; the last one, which proceeds, on top.
export const footer = style({ '@media': { [media.phone]: { flexDirection: 'column-reverse', alignItems: 'stretch', flexWrap: 'nowrap' } } })
