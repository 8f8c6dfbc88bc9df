import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { narrowContainer } from '../theme/narrowContainer.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import type { WaterfallTone } from './Waterfall.tsx'

const { color, space, borderWidth } = theme

export const root = style({ containerType: 'inline-size', minInlineSize: 0 })
export const list = style({ display: 'grid', gap: space['3'], margin: 0 })
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${rem(88)} minmax(0, 1fr)`,
  columnGap: space['3'],
  alignItems: 'center',
  '@container': { [narrowContainer]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const label = style({ ...typography.small, color: color.text.primary })
export const content = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) minmax(${rem(120)}, auto)`,
  columnGap: space['3'],
  alignItems: 'center',
  margin: 0,
  '@container': { [narrowContainer]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const plot = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: rem(8),
  overflow: 'visible',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})
export const value = style({ ...typography.label, textAlign: 'end', whiteSpace: 'nowrap', color: color.text.primary })

// The amounts are beside the bars, so color is never the only difference.
export const bar = style({ vectorEffect: 'non-scaling-stroke', '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } } })
export const tone = styleVariants<WaterfallTone>({
  added: { fill: color.brand.solid, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } },
  removed: { fill: color.border.control, '@media': { [media.forcedColors]: { fill: 'GrayText' } } },
  total: {
    fill: color.accent.solid,
    stroke: color.text.primary,
    strokeWidth: borderWidth.hairline,
    '@media': { [media.forcedColors]: { fill: 'Highlight', stroke: 'CanvasText' } },
  },
})
