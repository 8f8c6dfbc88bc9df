import { theme } from '../theme/contract.css.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'

const { art, sidebar } = theme.color

export const root = style({ display: 'block', inlineSize: '100%', blockSize: rem(96), background: sidebar.bg, overflow: 'hidden' })
export const surface = style({ stroke: sidebar.bgActive, strokeWidth: 48 })
export const edge = style({ stroke: sidebar.heading, strokeWidth: 2, strokeDasharray: '14 14', opacity: 0.7 })
export const travelled = style({ stroke: art.travelled, strokeWidth: 5 })
export const ahead = style({ stroke: sidebar.mark, strokeWidth: 4, strokeDasharray: '18 14' })
export const stop = style({ fill: sidebar.bg, stroke: sidebar.textStrong, strokeWidth: 4 })
