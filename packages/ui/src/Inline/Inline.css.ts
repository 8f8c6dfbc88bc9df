import { layoutStyle } from '../theme/responsive.ts'

export const root = layoutStyle({ display: 'flex', minInlineSize: 0 })

export const wrap = layoutStyle({ flexWrap: 'wrap' })
