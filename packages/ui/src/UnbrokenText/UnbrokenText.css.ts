import { globalStyle } from '@vanilla-extract/css'
import { components } from '../theme/layers.css.ts'
import { style } from '../theme/style.ts'

export const root = style({})

// The codes.
globalStyle(`${root} > span`, { '@layer': { [components]: { whiteSpace: 'nowrap' } } })
