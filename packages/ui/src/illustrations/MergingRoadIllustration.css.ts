import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'

const { art, sidebar } = theme.color

export const root = style({ display: 'block', inlineSize: '100%', blockSize: '100%', overflow: 'visible', userSelect: 'none' })
export const road = style({ fill: art.road })
export const lane = style({ fill: 'none', stroke: art.travelled, strokeWidth: 3, opacity: 0.8 })
export const dash = style({ fill: sidebar.mark })
export const stop = style({ fill: sidebar.bg, stroke: sidebar.textStrong, strokeWidth: 6 })

export const label = style({
  fill: sidebar.textStrong,
  fontSize: rem(20),
  fontWeight: 600,
  // The SVG is scaled down on a phone: larger text in SVG units keeps it readable.
  '@media': { [media.phone]: { fontSize: rem(28) } },
})
export const anchor = styleVariants<'start' | 'end'>({ start: { textAnchor: 'start' }, end: { textAnchor: 'end' } })
