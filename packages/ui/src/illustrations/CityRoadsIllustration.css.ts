import { theme } from '../theme/contract.css.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'

const { sidebar } = theme.color

// On small screens the SVG is scaled down: larger text in SVG units keeps it readable.
const textSize = (px: number, onLaptop: number) => ({
  fontSize: rem(px),
  '@media': { '(max-width: 1279.98px)': { fontSize: rem(onLaptop) } },
})

// At this size the road would overlap the text below the illustration.
export const hiddenWhenScaled = style({ '@media': { '(max-width: 1279.98px), (max-height: 759.98px)': { display: 'none' } } })

export const label = style({ fill: sidebar.textStrong, ...textSize(15, 19), fontWeight: 600 })
export const anchor = styleVariants<'start' | 'middle' | 'end'>({
  start: { textAnchor: 'start' },
  middle: { textAnchor: 'middle' },
  end: { textAnchor: 'end' },
})

export const leader = style({ fill: 'none', stroke: sidebar.heading, strokeWidth: 1.5 })
export const tag = style({ fill: sidebar.bg, stroke: sidebar.heading, strokeWidth: 1 })
export const plate = style({ fill: sidebar.textStrong, ...textSize(14, 17), fontWeight: 700, letterSpacing: rem(0.6) })
export const driver = style({ fill: sidebar.text, ...textSize(14, 17) })
