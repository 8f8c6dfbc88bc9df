import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'

const { color, radius, space } = theme

// With large text in a narrow card the value goes below the bar.
export const root = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space['2'] })
export const track = style({
  flex: 1,
  minInlineSize: rem(32),
  maxInlineSize: rem(96),
  blockSize: rem(6),
  borderRadius: radius.full,
  background: color.bg.disabled,
  overflow: 'hidden',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': { [media.forcedColors]: { blockSize: rem(10), border: `${theme.borderWidth.hairline} solid CanvasText` } },
})
export const bar = style({
  fill: color.brand.solid,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', fill: 'Highlight' } },
})
// Two digits before the point, so that the bars of a list end in line.
export const value = style({
  minInlineSize: '6ch',
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
})
