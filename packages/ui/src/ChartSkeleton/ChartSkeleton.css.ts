import { style } from '../theme/style.ts'

// Hidden on screens only: a page on paper waits for nothing.
export const alternative = style({
  '@media': { screen: { position: 'absolute', clipPath: 'inset(50%)', inlineSize: 1, overflow: 'hidden' } },
})
