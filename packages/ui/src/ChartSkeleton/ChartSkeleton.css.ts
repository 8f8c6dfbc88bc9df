import { style } from '../theme/style.ts'

// Hidden on screens only: a page on paper waits for nothing. In one line of a fixed height: wrapped, it would lengthen the page.
export const alternative = style({
  '@media': {
    screen: { position: 'absolute', clipPath: 'inset(50%)', inlineSize: 1, blockSize: 1, whiteSpace: 'nowrap', overflow: 'hidden' },
  },
})
