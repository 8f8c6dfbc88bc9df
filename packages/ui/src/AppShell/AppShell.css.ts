import { globalStyle } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css.ts'
import { components } from '../theme/layers.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import { topBarHeight } from '../TopBar/topBarHeight.ts'

// Of a status of one line.
const statusHeight = 44
const lowWindow = '30em'

export const root = style({
  minBlockSize: '100dvh',
  background: theme.color.bg.page,
  '@media': {
    [media.laptop]: { display: 'flex', alignItems: 'flex-start' },
  },
})

export const content = style({ flexGrow: 1, minInlineSize: 0 })
// It only gets focus from the skip link, which needs no ring.
export const main = style({ display: 'block', outline: 'none' })

export const status = style({
  position: 'sticky',
  // Below the top bar.
  insetBlockStart: rem(topBarHeight),
  zIndex: theme.zIndex.sticky,
  '@media': {
    [media.laptop]: { insetBlockStart: 0 },
    // A strip of several lines would leave no room to read in a low window, such as a phone on its side.
    [`(height < ${lowWindow})`]: { position: 'static' },
  },
})

// A span alone, such as a VisuallyHidden text, takes no room.
const whenShown = `${status} > * > :not(span:only-child)`
// The header of a table sticks below the bars.
const stickyTop = (selector: string, query: string, block: number) =>
  globalStyle(selector, { '@layer': { [components]: { '@media': { [query]: { vars: { '--vp-sticky-top': rem(block) } } } } } })
stickyTop(root, media.belowLaptop, topBarHeight)
stickyTop(`${root}:has(${whenShown})`, `${media.laptop} and (height >= ${lowWindow})`, statusHeight)
stickyTop(`${root}:has(${whenShown})`, `${media.belowLaptop} and (height >= ${lowWindow})`, topBarHeight + statusHeight)

const scrollPadding = (selector: string, block: number) =>
  globalStyle(selector, { '@layer': { [components]: { '@media': { [media.belowLaptop]: { scrollPaddingBlockStart: rem(block) } } } } })
// What gets focus is not scrolled below the bars.
scrollPadding(`html:has(${root})`, topBarHeight + 8)
scrollPadding(`html:has(${whenShown})`, topBarHeight + 64)

export const skip = style({
  ...typography.label,
  position: 'fixed',
  insetBlockStart: theme.space['2'],
  insetInlineStart: theme.space['2'],
  zIndex: theme.zIndex.toast,
  paddingBlock: theme.space['3'],
  paddingInline: theme.space['4'],
  borderRadius: theme.radius.medium,
  background: theme.color.bg.inverse,
  color: theme.color.text.inverse,
  outline: `${theme.borderWidth.focus} solid ${theme.color.border.focus}`,
  outlineOffset: rem(2),
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', blockSize: '1px', inlineSize: '1px', overflow: 'hidden', padding: 0 } },
})
