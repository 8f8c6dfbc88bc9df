import { media } from '../theme/media.ts'
import { style } from '../theme/style.ts'

// Read out like visually hidden text, and printed: a page on paper waits for nothing.
export const values = style({
  '@media': {
    screen: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      margin: '-1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
export const plot = style({ '@media': { [media.print]: { display: 'none' } } })
