import { layoutStyle } from '../theme/responsiveVariants.ts'

export const root = layoutStyle({ display: 'flex', minInlineSize: 0 })

export const wrap = layoutStyle({ flexWrap: 'wrap' })
