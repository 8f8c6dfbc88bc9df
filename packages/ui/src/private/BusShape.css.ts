import { theme } from '../theme/contract.css.ts'
import { style, styleVariants } from '../theme/style.ts'
import type { BusTone } from './BusShape.tsx'

const { art, accent } = theme.color

export const body = style({ stroke: art.line, strokeWidth: 2 })
export const bodyTone = styleVariants<BusTone>({ accent: { fill: accent.solid }, plain: { fill: art.vehicle } })

export const glass = style({ fill: art.line })
export const rear = style({ fill: 'none', stroke: art.line, strokeWidth: 1.5, opacity: 0.75 })
export const seam = style({ fill: 'none', stroke: art.line, strokeWidth: 1.5, opacity: 0.4 })
