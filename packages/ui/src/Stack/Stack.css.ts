import { layoutStyle } from '../theme/responsive.ts'

export const root = layoutStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
