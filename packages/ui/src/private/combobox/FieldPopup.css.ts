import { media } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'
import { style } from '../../theme/style.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  inlineSize: 'var(--radix-popper-anchor-width)',
  minInlineSize: `min(${rem(240)}, 100vw - ${rem(16)})`,
  maxBlockSize: `min(${rem(380)}, var(--radix-popper-available-height, ${rem(380)}))`,
  overflow: 'hidden',
  // No exit animation, so that frame and content close together.
  '@media': { [media.motion]: { selectors: { '&[data-state="closed"]': { animation: 'none' } } } },
})
