import { forcedDashes, styleSeries, seriesColor } from '../private/chart/seriesColor.ts'
import { theme } from '../theme/contract.css.ts'
import { focusRing } from '../theme/focusRing.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

export const line = styleSeries((look) => ({
  fill: 'none',
  stroke: seriesColor[look],
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'butt',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText', strokeDasharray: forcedDashes[look] } },
}))
export const plannedLine = styleSeries((look) => ({
  fill: 'none',
  stroke: seriesColor[look],
  strokeWidth: 2,
  strokeDasharray: '8 6',
  '@media': { [media.forcedColors]: { stroke: 'GrayText', strokeDasharray: '1 3' } },
}))
export const area = styleSeries((look) => ({
  fill: seriesColor[look],
  fillOpacity: 0.12,
  stroke: 'none',
  '@media': { [media.forcedColors]: { fill: 'none' } },
}))
export const marker = styleSeries((look) => ({
  fill: seriesColor[look],
  stroke: theme.color.bg.surface,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
}))
export const plannedMarker = styleSeries((look) => ({
  fill: theme.color.bg.surface,
  stroke: seriesColor[look],
  strokeWidth: 1.5,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
}))
export const zeroLine = style({ stroke: theme.color.border.control, '@media': { [media.forcedColors]: { stroke: 'CanvasText' } } })
export const cursor = style({
  stroke: theme.color.text.secondary,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
})

export const symbol = style({ inlineSize: rem(28), blockSize: rem(12), overflow: 'visible', flexShrink: 0 })
export const toggle = style({
  ...typography.small,
  ...focusRing,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space['2'],
  minBlockSize: rem(32),
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.small,
  background: 'transparent',
  color: theme.color.text.primary,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': {
    '(hover: hover)': { ':hover': { textDecoration: 'underline', textUnderlineOffset: rem(3) } },
    [media.touch]: { minBlockSize: rem(44) },
  },
})
// Struck through, so that the state does not depend on color alone.
export const hiddenSeries = style({ color: theme.color.text.tertiary, textDecorationLine: 'line-through' })
export const hiddenSymbol = style({ opacity: 0.35, '@media': { [media.forcedColors]: { opacity: 1, visibility: 'hidden' } } })
