import { globalStyle } from '@vanilla-extract/css'
import { layout } from '../theme/layers.css.ts'
import { layoutStyle } from '../theme/responsiveVariants.ts'

export const root = layoutStyle({ display: 'flex', minInlineSize: 0 })

export const wrap = layoutStyle({ flexWrap: 'wrap' })

export const words = layoutStyle({ flexWrap: 'wrap' })
// Lines break by the longest word of the first child instead of by its whole text.
globalStyle(`${words} > :first-child`, { '@layer': { [layout]: { flex: '1 1 min-content' } } })
