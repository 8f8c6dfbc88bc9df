import { theme } from '../theme/contract.css.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'

const { color } = theme

export const root = style({ display: 'block', inlineSize: '100%', blockSize: rem(96), overflow: 'hidden' })
export const edge = style({ stroke: color.border.control, strokeWidth: 2 })
export const dash = style({ stroke: color.border.control, strokeWidth: 1.5, strokeDasharray: '12 12' })
