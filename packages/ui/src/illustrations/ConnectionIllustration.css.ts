import { theme } from '../theme/contract.css.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'

export const root = style({ display: 'block', flexShrink: 0, inlineSize: rem(64), blockSize: rem(3) })
// The width fits whole dashes: the line begins and ends with one.
export const dashes = style({ fill: 'none', stroke: theme.color.border.control, strokeWidth: 3, strokeDasharray: '8 6' })
