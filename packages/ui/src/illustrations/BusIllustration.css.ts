import { theme } from '../theme/contract.css.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'

export const root = style({ display: 'block', inlineSize: rem(68), blockSize: rem(30), overflow: 'visible' })

export const edge = style({ stroke: theme.color.border.default })
export const dash = style({ stroke: theme.color.accent.mark, strokeWidth: 1.2, strokeDasharray: '6 5' })
