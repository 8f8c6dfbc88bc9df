import { theme } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

const { art, sidebar } = theme.color

// What the drawings on the dark panel have in common. The roads run far past the box, so that they leave the panel at any size.
export const root = style({ display: 'block', inlineSize: '100%', blockSize: '100%', overflow: 'visible', userSelect: 'none' })

export const road = style({ fill: 'none', stroke: sidebar.bgActive, strokeWidth: 48 })
export const sideRoad = style({ fill: 'none', stroke: sidebar.bgHover, strokeWidth: 20 })
export const travelled = style({ fill: 'none', stroke: art.travelled, strokeWidth: 5 })
export const ahead = style({ fill: 'none', stroke: sidebar.mark, strokeWidth: 4, strokeDasharray: '18 14' })
export const other = style({ fill: 'none', stroke: sidebar.heading, strokeWidth: 2, strokeDasharray: '14 14' })
export const stop = style({ fill: sidebar.bg, stroke: sidebar.textStrong, strokeWidth: 4 })
