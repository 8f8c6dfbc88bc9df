import { media } from '../theme/media.ts'
import { layoutStyle } from '../theme/responsiveVariants.ts'

export const root = layoutStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const twoRows = layoutStyle({ '@media': { [media.laptop]: { gridRow: 'span 2' } } })
