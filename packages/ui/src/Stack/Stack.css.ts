import { layoutStyle } from '../theme/responsiveVariants.ts'

export const root = layoutStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
