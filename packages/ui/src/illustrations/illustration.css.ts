import { theme } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

const { art, sidebar } = theme.color

// Shared by the illustrations on the dark panel. Roads extend far beyond the view box, so that they reach the panel's edge at any size.
export const root = style({ display: 'block', inlineSize: '100%', blockSize: '100%', overflow: 'visible', userSelect: 'none' })

export const road = style({ fill: 'none', stroke: sidebar.bgActive, strokeWidth: 48 })
export const sideRoad = style({ fill: 'none', stroke: sidebar.bgHover, strokeWidth: 20 })
export const travelled = style({ fill: 'none', stroke: art.travelled, strokeWidth: 5 })
export const remaining = style({ fill: 'none', stroke: sidebar.mark, strokeWidth: 4, strokeDasharray: '18 14' })
export const otherRoute = style({ fill: 'none', stroke: sidebar.heading, strokeWidth: 2, strokeDasharray: '14 14' })
export const stop = style({ fill: sidebar.bg, stroke: sidebar.textStrong, strokeWidth: 4 })
