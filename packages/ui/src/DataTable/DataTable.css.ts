import { globalStyle } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css.ts'
import { focusRing } from '../theme/focusRing.ts'
import { components } from '../theme/layers.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { notOnPaper, sides } from './tableStyles.ts'

const { color, space, borderWidth } = theme

export const root = style({ display: 'flex', flexDirection: 'column', gap: space['6'], minInlineSize: 0 })

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
  ':empty': { display: 'none' },
  '@media': notOnPaper,
})
// A search field gives way before the tools take a second line.
export const filters = style({
  flex: `1 1 ${rem(300)}`,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['3'],
})
globalStyle(`${filters} > :has(input[type="search"])`, {
  '@layer': { [components]: { flex: `1 1 ${rem(180)}`, maxInlineSize: rem(320) } },
})
// Above cards a search field leaves room for one icon on its line; other filters share the line with the sort select.
export const cardFilters = style({ display: 'contents' })
globalStyle(`${cardFilters} > :has(input[type="search"])`, {
  '@layer': { [components]: { flex: `1 1 calc(100% - ${rem(64)})` } },
})
// The sort select comes with the parts that load after the table: it has its room before it does, which is as narrow as the narrowest select.
// A wider room would take a line of its own beside two actions on a phone, and the list would move up when the select comes.
export const sortRoom = style({ inlineSize: rem(132), blockSize: theme.size.control })
export const listActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['3'],
  // Beside filters that take a second line they stay on the first.
  alignSelf: 'flex-start',
  // On a line of their own they stay at the end.
  marginInlineStart: 'auto',
})
// Column settings that come first stand beside the actions.
globalStyle(`${tools} > button:first-child`, { '@layer': { [components]: { marginInlineStart: 'auto' } } })
globalStyle(`${tools} > button:first-child ~ ${listActions}`, { '@layer': { [components]: { marginInlineStart: 0 } } })
export const wideActions = style({ display: 'contents', '@media': { [media.phone]: { display: 'none' } } })

export const surface = style({ minInlineSize: 0, background: color.bg.surface, color: color.text.primary })
export const edge = style({
  border: `${borderWidth.hairline} solid ${color.border.default}`,
  borderRadius: theme.radius.large,
  // Clips the corners and still allows a sticky header.
  overflow: 'clip',
  '@media': { [media.print]: { border: 0, overflow: 'visible' } },
})

// Cards come with this line: it has its room before they do.
export const bulkRoom = style({
  display: 'none',
  blockSize: `calc(${rem(52)} + ${borderWidth.hairline})`,
  '@media': { [media.phone]: { display: 'block' } },
})

// `clip` does not create a scroll container, so that the header can stick to the page.
export const region = style({
  ...focusRing,
  ':focus-visible': { outline: `${borderWidth.focus} solid ${color.border.focus}`, outlineOffset: `calc(-1 * ${borderWidth.focus})` },
  position: 'relative',
  overflowX: 'clip',
  minInlineSize: 0,
  '@media': { [media.print]: { overflow: 'visible' } },
})
// The header sticks to a region that scrolls, which is not below the page's top bar.
const ownTop = { '--vp-sticky-top': '0' }
export const scrollX = style({ vars: ownTop, overflowX: 'auto', '@media': { [media.print]: { overflowX: 'visible' } } })
export const window = style({
  vars: ownTop,
  overflowX: 'auto',
  overflowY: 'auto',
  maxBlockSize: '70dvh',
  scrollbarGutter: 'stable',
  overscrollBehavior: 'auto contain',
  // Keeps a focused element from being covered by the header.
  scrollPaddingBlockStart: rem(48),
  '@media': { [media.print]: { maxBlockSize: 'none', overflow: 'visible' } },
})

export const dimmed = style({
  opacity: 0.55,
  '@media': { [media.motion]: { transition: `opacity ${theme.duration.quick} ${theme.easing.standard}` } },
})

export const footer = style({
  ...sides,
  borderBlockStart: `${borderWidth.hairline} solid ${color.border.subtle}`,
})

// Above cards a button that opens a dialog, such as for filters or an export, is its icon: its words stay its name.
// A badge is over its corner, so that a badge that comes or goes moves nothing.
const narrowTools = `${tools}:has(> ${cardFilters})`
globalStyle(narrowTools, { '@layer': { [components]: { justifyContent: 'flex-start' } } })
const dialogButton = `${narrowTools} button[aria-haspopup="dialog"]:has(> [aria-hidden] > svg)`
globalStyle(dialogButton, {
  '@layer': {
    [components]: {
      gap: 0,
      minInlineSize: theme.size.control,
      paddingInline: `${rem(13)} ${rem(11)}`,
      fontSize: 0,
    },
  },
})
globalStyle(`${dialogButton} > :not([aria-hidden])`, {
  '@layer': { [components]: { position: 'absolute', insetBlockStart: rem(-10), insetInlineEnd: rem(-10) } },
})
