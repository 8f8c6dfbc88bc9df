import { theme } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'
import { style } from '../../theme/style.ts'
import { forcedDashes, styleSeries, seriesColor } from './seriesColor.ts'

/** A donut segment in a series color. */
export const arc = styleSeries((look) => ({
  fill: 'none',
  stroke: seriesColor[look],
  strokeWidth: rem(16),
  '@media': { [media.forcedColors]: { stroke: 'CanvasText', strokeDasharray: forcedDashes[look] } },
}))
export const arcOther = style({
  fill: 'none',
  stroke: theme.color.chart['6'],
  strokeWidth: rem(16),
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
})

export const legendLine = styleSeries((look) => ({
  fill: 'none',
  stroke: seriesColor[look],
  strokeWidth: rem(6),
  '@media': { [media.forcedColors]: { stroke: 'CanvasText', strokeDasharray: forcedDashes[look] } },
}))
export const legendLineOther = style({
  fill: 'none',
  stroke: theme.color.chart['6'],
  strokeWidth: rem(6),
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
})

export const unselected = style({ opacity: 0.35 })
