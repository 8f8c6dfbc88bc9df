import { keyframes } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import type { DialogSize } from './Dialog.tsx'

const rise = keyframes({ from: { opacity: 0, translate: `0 ${rem(8)}` } })

export const root = style({
  inset: 0,
  margin: 'auto',
  blockSize: 'fit-content',
  inlineSize: `calc(100% - ${theme.space['8']})`,
  maxBlockSize: `calc(100dvh - ${theme.space['8']})`,
  borderRadius: theme.radius.large,
  boxShadow: theme.shadow.overlay,
  '@media': { [media.motion]: { animation: `${rise} ${theme.duration.moderate} ${theme.easing.standard}` } },
})
export const size = styleVariants<DialogSize>({
  small: { maxInlineSize: rem(440) },
  medium: { maxInlineSize: rem(560) },
  large: { maxInlineSize: rem(720) },
})
// On a phone one above the other, the last one, which proceeds, on top.
export const foot = style({ '@media': { [media.phone]: { flexDirection: 'column-reverse', alignItems: 'stretch', flexWrap: 'nowrap' } } })
