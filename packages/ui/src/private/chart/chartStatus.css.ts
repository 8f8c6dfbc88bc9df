import { theme } from '../../theme/contract.css.ts'
import { accentRing } from '../../theme/accentOutline.ts'
import { media } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'
import { style, styleVariants } from '../../theme/style.ts'
import type { ChartStatus } from './LegendSymbol.tsx'

// SVG keeps its colors in forced-colors mode, so each shape sets a system color.
const forced = (rule: { fill?: string; stroke?: string }) => ({ '@media': { [media.forcedColors]: rule } })

export const fill = styleVariants<ChartStatus>({
  done: { fill: theme.color.chart['1'], ...forced({ fill: 'CanvasText' }) },
  current: {
    fill: theme.color.accent.solid,
    stroke: accentRing,
    strokeWidth: theme.borderWidth.strong,
    ...forced({ fill: 'Highlight', stroke: 'CanvasText' }),
  },
  upcoming: { fill: theme.color.chart['6'], ...forced({ fill: 'CanvasText' }) },
})

export const arc = styleVariants<'done' | 'upcoming' | 'empty'>({
  done: { fill: 'none', stroke: theme.color.chart['1'], strokeWidth: rem(16), ...forced({ stroke: 'CanvasText' }) },
  upcoming: {
    fill: 'none',
    stroke: theme.color.chart['6'],
    strokeWidth: rem(8),
    strokeDasharray: `${rem(6)} ${rem(4)}`,
    ...forced({ stroke: 'CanvasText' }),
  },
  empty: { fill: 'none', stroke: theme.color.bg.disabled, strokeWidth: rem(16), ...forced({ stroke: 'GrayText' }) },
})

export const legendSymbol = style({ inlineSize: rem(20), blockSize: rem(12), overflow: 'visible' })
export const body = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minInlineSize: 0,
  containerType: 'inline-size',
})
export const skeleton = style({ fill: theme.color.bg.disabled, ...forced({ fill: 'GrayText' }) })
