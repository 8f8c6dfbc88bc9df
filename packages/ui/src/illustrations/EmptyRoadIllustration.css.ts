import { theme } from '../theme/contract.css.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'

const { color } = theme

export const root = style({ display: 'block', inlineSize: rem(128), blockSize: rem(72) })
export const wide = style({ inlineSize: rem(160), maxInlineSize: '100%' })
export const kerb = style({ fill: 'none', stroke: color.text.tertiary, strokeWidth: 2, strokeLinecap: 'round' })
export const dash = style({ fill: 'none', stroke: color.accent.mark, strokeWidth: 4 })
export const thinDash = style({ fill: 'none', stroke: color.accent.mark, strokeWidth: 3 })
export const gap = style({ fill: 'none', stroke: color.text.tertiary, strokeWidth: 2, strokeDasharray: '5 4' })
