import { theme } from '../../theme/contract.css.ts'
import { focusRing } from '../../theme/focusRing.ts'
import { media } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'
import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.ts'

// Beside a higher card it grows with its own.
export const plot = style({
  ...focusRing,
  position: 'relative',
  flexGrow: 1,
  minBlockSize: 307,
  borderRadius: theme.radius.small,
  touchAction: 'pan-y',
  '@container': { '(max-width: 479.98px)': { minBlockSize: 216 } },
})
// A time axis runs from left to right in every language, and so do the arrow keys.
// Presses are the plot's: parts of the drawing would take the focus from it.
export const plotArea = style({
  // The drawing has the size that was measured and does not keep the plot from shrinking.
  position: 'absolute',
  inset: 0,
  direction: 'ltr',
  pointerEvents: 'none',
})

export const grid = style({ stroke: theme.color.border.subtle })
export const baseline = style({ stroke: theme.color.border.default })
export const axisLabel = style({
  fontSize: typography.caption.fontSize,
  fontWeight: 500,
  letterSpacing: typography.caption.letterSpacing,
  fill: theme.color.text.secondary,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
})

export const tooltip = style({
  ...typography.caption,
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: 'max-content',
  paddingBlock: theme.space['1'],
  paddingInline: rem(10),
  borderRadius: theme.radius.medium,
  background: theme.color.bg.inverse,
  color: theme.color.text.inverse,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
export const tooltipArrow = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: rem(10),
  blockSize: rem(5),
  clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
  background: theme.color.bg.inverse,
  pointerEvents: 'none',
})

// The label, not the padding of the button, aligns with the end of the header.
export const toggle = style({ marginInlineEnd: rem(-12), whiteSpace: 'nowrap', '@media': { [media.print]: { display: 'none' } } })
export const download = style({
  marginInlineStart: rem(-12),
  paddingBlockStart: theme.space['3'],
  '@media': { [media.print]: { display: 'none' } },
})

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space['6'],
  rowGap: theme.space['1'],
  margin: 0,
  padding: 0,
  paddingBlockStart: theme.space['4'],
  listStyle: 'none',
})
export const legendItem = style({
  ...typography.small,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space['2'],
  color: theme.color.text.secondary,
})

export const table = style({ ...typography.small, inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' })
export const headCell = style({
  ...typography.caption,
  position: 'sticky',
  insetBlockStart: 0,
  blockSize: rem(40),
  background: theme.color.bg.surface,
  color: theme.color.text.tertiary,
  textAlign: 'start',
})
export const cell = style({
  blockSize: rem(36),
  borderBlockStart: `${theme.borderWidth.hairline} solid ${theme.color.border.subtle}`,
  fontWeight: 400,
  textAlign: 'start',
})
export const totalCell = style({
  blockSize: rem(40),
  borderBlockStart: `${theme.borderWidth.hairline} solid ${theme.color.border.default}`,
  fontWeight: 700,
  textAlign: 'start',
})
export const numericCell = style({ textAlign: 'end' })
export const scroll = style({
  ...focusRing,
  maxBlockSize: rem(343),
  overflow: 'auto',
  borderRadius: theme.radius.small,
  '@media': { [media.print]: { maxBlockSize: 'none', overflow: 'visible' } },
})
