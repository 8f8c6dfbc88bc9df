import { keyboardHeightVar, animateOpenClose } from '../private/overlay/overlayAnimation.ts'
import { rise, sink } from '../private/overlay/overlay.css.ts'
import { theme } from '../theme/contract.css.ts'
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
// Stacked on a phone; the last one, which proceeds, on top.
export const footer = style({ '@media': { [media.phone]: { flexDirection: 'column-reverse', alignItems: 'stretch', flexWrap: 'nowrap' } } })
