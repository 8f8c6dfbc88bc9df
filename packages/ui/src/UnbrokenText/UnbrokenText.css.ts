import { globalStyle } from '@vanilla-extract/css'
import { components } from '../theme/layers.css.ts'
import { style } from '../theme/style.ts'

// The underline of a link does not reach into a box.
export const root = style({ textDecoration: 'inherit' })

// The codes. One that is wider than the line still breaks.
globalStyle(`${root} > span`, {
  '@layer': { [components]: { display: 'inline-block', maxInlineSize: '100%', overflowWrap: 'anywhere', textDecoration: 'inherit' } },
})
