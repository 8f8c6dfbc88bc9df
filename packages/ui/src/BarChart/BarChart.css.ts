import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { style } from '../theme/style.ts'

export const bar = style({ fill: theme.color.chart['1'], '@media': { [media.forcedColors]: { fill: 'CanvasText' } } })
export const active = style({ fill: theme.color.brand.solidActive, '@media': { [media.forcedColors]: { fill: 'Highlight' } } })
export const planned = style({
  fill: 'none',
  stroke: theme.color.chart['6'],
  strokeWidth: 1.5,
  strokeDasharray: '2.5 2',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})
export const plannedActive = style({
  stroke: theme.color.text.primary,
  fill: theme.color.bg.disabled,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
})
// Below the selected bar, so that it also marks a bar with the value 0.
export const selected = style({ fill: theme.color.text.primary, '@media': { [media.forcedColors]: { fill: 'Highlight' } } })
export const selectable = style({ cursor: 'pointer' })
