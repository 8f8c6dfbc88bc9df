import { theme } from '../theme/contract.css.ts'
import { focusRing } from '../theme/focusRing.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

const { color, space, borderWidth } = theme

export const list = style({ margin: 0, padding: 0, listStyle: 'none', minInlineSize: 0, outline: 'none' })
export const row = style({ position: 'relative' })
export const stop = style({
  ...typography.small,
  ...focusRing,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${rem(14)} minmax(0, 1fr) auto`,
  columnGap: space['3'],
  alignItems: 'start',
  inlineSize: '100%',
  minBlockSize: theme.size.control,
  margin: 0,
  paddingBlock: space['2'],
  paddingInline: space['2'],
  border: 0,
  borderRadius: theme.radius.medium,
  background: 'transparent',
  color: color.text.secondary,
  textAlign: 'start',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': { '(hover: hover)': { ':hover': { background: color.bg.hover } } },
})
export const chosen = style({
  background: color.bg.selected,
  '@media': {
    '(hover: hover)': { ':hover': { background: color.bg.selected } },
    [media.forcedColors]: { outline: `${borderWidth.strong} solid Highlight`, outlineOffset: rem(-2) },
  },
})

// From below this marker to the next one.
export const line = style({
  zIndex: 1,
  insetInlineStart: rem(14),
  insetBlockStart: rem(27),
  insetBlockEnd: rem(-9),
  pointerEvents: 'none',
})
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const name = style({ ...typography.label, color: color.text.primary })
export const detail = style({ display: 'block' })
export const time = style({ whiteSpace: 'nowrap', textAlign: 'end' })
