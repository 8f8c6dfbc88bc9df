import { media } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'
import { style } from '../../theme/style.ts'

// The height of the plot and its legend.
export const root = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: rem(343),
  '@media': { [media.phone]: { blockSize: rem(252) } },
})
