import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'

// As high as the drawing and its legend will be.
export const root = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: rem(343),
  '@media': { [media.phone]: { blockSize: rem(252) } },
})
