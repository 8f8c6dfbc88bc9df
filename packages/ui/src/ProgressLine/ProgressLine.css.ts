import { keyframes } from '@vanilla-extract/css'
import { accentRing } from '../theme/accentOutline.ts'
import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'

const appear = keyframes({ from: { visibility: 'hidden' } })
// How long the page takes is not known: the line slows down and does not arrive.
const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.95)' } })
const wait = '300ms'

export const root = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: rem(3),
  zIndex: theme.zIndex.toast,
  pointerEvents: 'none',
  background: theme.color.accent.solid,
  // Amber alone has too little contrast on light pages.
  borderBlockEnd: `${theme.borderWidth.hairline} solid ${accentRing}`,
  transformOrigin: 'left',
  animation: `${appear} 1ms ${wait} both`,
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
  '@media': {
    [media.motion]: { animation: `${grow} 12s cubic-bezier(0.1, 0.7, 0.1, 1) ${wait} both` },
    [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
    [media.print]: { display: 'none' },
  },
})
