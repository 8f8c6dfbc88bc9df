import { globalStyle } from '@vanilla-extract/css'
import { theme } from '../../theme/contract.css.ts'
import { components } from '../../theme/layers.css.ts'
import { media } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'
import { partStyle } from '../../theme/style.ts'
import { typography } from '../../theme/typography.ts'

const headHeight = rem(72)
const footHeight = rem(76)
const rule = `${theme.borderWidth.hairline} solid ${theme.color.border.default}`

// The whole surface scrolls, and header and footer stick: focused elements scroll clear of them, and arrow keys scroll from the title.
export const root = partStyle({
  position: 'fixed',
  zIndex: theme.zIndex.overlay,
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  pointerEvents: 'auto',
  scrollPaddingBlock: `${headHeight} ${footHeight}`,
  background: theme.color.bg.surface,
  color: theme.color.text.primary,
  outline: 'none',
  '@media': { [media.forcedColors]: { border: `${theme.borderWidth.hairline} solid CanvasText` } },
})

export const header = partStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: theme.zIndex.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space['4'],
  flexShrink: 0,
  minBlockSize: headHeight,
  paddingBlock: theme.space['2'],
  paddingInline: theme.space['6'],
  background: theme.color.bg.surface,
  borderBlockEnd: rule,
  '@media': { [media.phone]: { paddingInline: theme.space['4'] } },
})
// Focused by script only, and not a control, so it has no focus ring.
export const title = partStyle({ ...typography.heading, minInlineSize: 0, overflowWrap: 'anywhere', outline: 'none' })
export const close = partStyle({ marginInlineEnd: `calc(-1 * ${theme.space['3']})` })

export const body = partStyle({
  flexGrow: 1,
  minInlineSize: 0,
  paddingBlock: theme.space['6'],
  paddingInline: theme.space['6'],
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { paddingInline: theme.space['4'] } },
})
// A row of tabs has space of its own above its labels, in each kind of dialog.
globalStyle(`${body}:has(> :first-child > :first-child [role="tablist"])`, {
  '@layer': { [components]: { paddingBlockStart: theme.space['2'] } },
})
export const description = partStyle({
  ...typography.body,
  color: theme.color.text.secondary,
  selectors: { '&:not(:last-child)': { marginBlockEnd: theme.space['5'] } },
})

export const footer = partStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: theme.zIndex.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: theme.space['3'],
  flexShrink: 0,
  minBlockSize: footHeight,
  paddingBlock: theme.space['4'],
  paddingInline: theme.space['6'],
  background: theme.color.bg.surface,
  borderBlockStart: rule,
  '@media': { [media.phone]: { paddingInline: theme.space['4'] } },
})
