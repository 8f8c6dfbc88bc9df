import { createVar, globalStyle } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css.ts'
import { touchTarget } from '../theme/touchTarget.ts'
import { focusRing } from '../theme/focusRing.ts'
import { components } from '../theme/layers.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import type { ColumnWidth } from './tableColumns.ts'
import { notOnPaper } from './tableStyles.ts'
import type { TableDensity } from './DataTable.tsx'

const { color, space, borderWidth } = theme
const rowHeight = createVar()
// Sticky row names, which hide what scrolls below them. Other rows show the background of the table: one of their own is painted for each.
const pinned = createVar()
const pinnedBackground = createVar()
const rule = `${borderWidth.hairline} solid ${color.border.subtle}`

export const table = style({
  ...typography.small,
  inlineSize: '100%',
  margin: 0,
  borderCollapse: 'separate',
  borderSpacing: 0,
  textAlign: 'start',
})
export const density = styleVariants<TableDensity>({
  comfortable: { vars: { [rowHeight]: rem(56) } },
  compact: { vars: { [rowHeight]: rem(44) } },
})
// A fixed layout, so that virtual rows do not change the column widths.
export const fixed = style({ tableLayout: 'fixed', minInlineSize: rem(640) })
export const stickyColumn = style({ vars: { [pinned]: 'sticky', [pinnedBackground]: color.bg.surface } })

export const width = styleVariants<ColumnWidth>({
  auto: {},
  xsmall: { inlineSize: rem(72) },
  small: { inlineSize: rem(112) },
  medium: { inlineSize: rem(168) },
  large: { inlineSize: rem(240) },
  field: { inlineSize: rem(200) },
})
// A column shrinks below its width before the table scrolls, a header cell does not.
export const fieldHeader = style({ minInlineSize: rem(200) })
// The others give way before the names of rows take a second line.
export const largeNameHeader = style({ minInlineSize: rem(224) })
export const boxWidth = style({ inlineSize: rem(56), '@media': notOnPaper })
export const actionsWidth = style({ inlineSize: rem(72), '@media': notOnPaper })

const cellSides = {
  paddingInline: space['3'],
  // A table of eight columns beside a menu.
  '@media': { '(max-width: 90em)': { paddingInline: space['2'] } },
  selectors: { '&:first-child': { paddingInlineStart: space['6'] }, '&:last-child': { paddingInlineEnd: space['6'] } },
} as const

export const stickyHead = style({
  position: 'sticky',
  // The page sets this variable to the height of its sticky top bar.
  insetBlockStart: 'var(--vp-sticky-top, 0)',
  zIndex: 2,
  '@media': { [media.print]: { position: 'static' } },
})

// What gets focus is not scrolled below the header.
globalStyle(`${stickyHead} ~ tbody :is(a, button, input)`, { '@layer': { [components]: { scrollMarginBlockStart: rem(48) } } })

export const columnHeader = style({
  ...typography.caption,
  ...cellSides,
  blockSize: rem(40),
  paddingBlock: 0,
  background: color.bg.surface,
  color: color.text.tertiary,
  textAlign: 'start',
  borderBlockEnd: `${borderWidth.hairline} solid ${color.border.default}`,
})

export const sort = style({
  ...focusRing,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['1'],
  minBlockSize: rem(32),
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.small,
  background: 'transparent',
  color: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': {
    '(hover: hover)': { ':hover': { color: color.text.primary } },
    [media.touch]: { minBlockSize: theme.size.control, minInlineSize: theme.size.control },
    '(min-width: 90em)': { whiteSpace: 'nowrap' },
  },
})
export const sorted = style({ color: color.text.primary })
export const arrow = style({ inlineSize: rem(14), blockSize: rem(14), flexShrink: 0, '@media': notOnPaper })

// Browsers inherit it and the border, and elements that inherit these share no computed style: each would compute its own.
const verticalAlign = 'middle'

export const row = style({
  verticalAlign,
  border: 0,
  background: pinnedBackground,
  '@media': {
    '(hover: hover)': { ':hover': { background: color.bg.hover } },
    [media.print]: { breakInside: 'avoid' },
  },
})
export const selected = style({
  background: color.bg.selected,
  '@media': {
    '(hover: hover)': { ':hover': { background: color.bg.selected } },
    [media.forcedColors]: { outline: `${borderWidth.strong} solid Highlight`, outlineOffset: `calc(-1 * ${borderWidth.strong})` },
  },
})
export const clickable = style({
  // Wins over the hover of the row.
  selectors: { '&&:active': { background: color.bg.disabled } },
  '@media': { '(hover: hover)': { cursor: 'pointer' } },
})

export const cell = style({
  ...cellSides,
  verticalAlign,
  paddingBlock: space['1'],
  borderBlockEnd: rule,
  fontWeight: 400,
  textAlign: 'start',
  // Words may overflow, because the table can scroll.
  overflowWrap: 'break-word',
  selectors: {
    ...cellSides.selectors,
    // Of one cell, for its whole row: a height of each would be laid out in each.
    '&:first-child': { ...cellSides.selectors['&:first-child'], blockSize: rowHeight },
    'tbody:last-child > tr:last-child > &': { borderBlockEnd: 0 },
  },
})
// A line of text fills its row: a browser lays out twice what it makes higher afterwards.
export const text = style({ paddingBlock: `calc((${rowHeight} - ${rem(20)} - ${borderWidth.hairline}) / 2)` })
// Before `end`, which aligns the totals of numbers.
export const total = style({
  ...cellSides,
  blockSize: rowHeight,
  paddingBlock: space['1'],
  borderBlockStart: `${borderWidth.hairline} solid ${color.border.default}`,
  fontWeight: 700,
  textAlign: 'start',
})

export const end = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
export const name = style({
  position: pinned,
  insetInlineStart: 0,
  zIndex: 1,
  fontWeight: 600,
  selectors: { [`${stickyColumn} &`]: { background: 'inherit' } },
})
export const rowNameHeader = style({ position: pinned, insetInlineStart: 0, zIndex: 1 })

export const link = style({
  ...focusRing,
  position: 'relative',
  display: 'inline-block',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: theme.radius.small,
  '@media': {
    '(hover: hover)': { ':hover': { textDecoration: 'underline', textUnderlineOffset: rem(3) } },
    [media.forcedColors]: { textDecoration: 'underline' },
    ...touchTarget,
  },
})

export const box = style({ inlineSize: rem(56), paddingBlock: 0, '@media': notOnPaper })
// The whole header cell is the target, 44 px for touch.
export const checkboxCell = style({
  display: 'inline-flex',
  padding: space['2'],
  margin: `calc(-1 * ${space['2']})`,
  verticalAlign: 'middle',
  cursor: 'pointer',
  '@media': { [media.touch]: { padding: space['3'], margin: `calc(-1 * ${space['3']})` } },
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed' } },
})
export const actions = style({ textAlign: 'end', whiteSpace: 'nowrap', '@media': notOnPaper })
export const actionsInside = style({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: space['2'],
  // The icon of the last button aligns with the text; its target extends beyond it.
  marginInlineEnd: `calc(-1 * ${space['2']})`,
})

export const group = style({
  ...typography.label,
  paddingBlock: space['2'],
  paddingInline: space['6'],
  background: color.bg.sunken,
  color: color.text.primary,
  textAlign: 'start',
  borderBlockEnd: rule,
  '@media': { [media.belowLaptop]: { paddingInline: space['4'] } },
})
export const groupInside = style({ display: 'flex', justifyContent: 'space-between', gap: space['3'] })
export const groupNote = style({ fontWeight: 400, color: color.text.secondary })

export const spacer = style({ padding: 0, border: 0 })
