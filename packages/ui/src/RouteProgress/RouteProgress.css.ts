import { accentRing } from '../theme/accentOutline.ts'
import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'

const { color } = theme

/** Half a vehicle, which is drawn past the ends of the line. */
export const root = style({ paddingInline: rem(12) })

export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: rem(16),
  overflow: 'visible',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})
export const anchor = style({ overflow: 'visible' })

export const done = style({ stroke: color.brand.solid, strokeWidth: 3, '@media': { [media.forcedColors]: { stroke: 'CanvasText' } } })
export const ahead = style({
  stroke: color.border.control,
  strokeWidth: 3,
  strokeDasharray: '8 6',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})
export const start = style({ fill: color.brand.solid, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } })
export const end = style({
  fill: color.bg.surface,
  stroke: color.border.control,
  strokeWidth: 2,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
})
export const vehicle = style({
  fill: color.accent.solid,
  stroke: accentRing,
  strokeWidth: 2,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
})
