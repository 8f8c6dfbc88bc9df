import { style } from '../theme/style.ts'

export const root = style({ display: 'grid', minInlineSize: 0 })
export const hidden = style({ visibility: 'hidden' })
