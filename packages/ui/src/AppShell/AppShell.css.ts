import { globalStyle } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css.ts'
import { components } from '../theme/layers.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import { topBarHeight } from '../TopBar/topBarHeight.ts'

// Of AppShell.tsx.
const statusHeight = 'var(--vp-status-height, 0px)'
// A strip of several lines would leave no room to read in a low window, such as a phone on its side.
const lowWindow = '(height < 30em)'

export const root = style({
  minBlockSize: '100dvh',
  background: theme.color.bg.page,
  // The header of a table sticks below the bars.
  vars: { '--vp-sticky-top': `calc(${statusHeight} + ${rem(topBarHeight)})` },
  '@media': {
    [media.laptop]: { display: 'flex', alignItems: 'flex-start', vars: { '--vp-sticky-top': statusHeight } },
    [lowWindow]: { vars: { '--vp-status-height': '0px' } },
  },
})

export const content = style({ flexGrow: 1, minInlineSize: 0 })
// It only gets focus from the skip link, which needs no ring.
export const main = style({ outline: 'none' })

export const status = style({
  position: 'sticky',
  // Below the top bar.
  insetBlockStart: rem(topBarHeight),
  zIndex: theme.zIndex.sticky,
  '@media': {
    [media.laptop]: { insetBlockStart: 0 },
    [lowWindow]: { position: 'static' },
  },
})

// What gets focus is not scrolled below the bars.
globalStyle(`html:has(${root})`, {
  '@layer': {
    [components]: { '@media': { [media.belowLaptop]: { scrollPaddingBlockStart: `calc(${statusHeight} + ${rem(topBarHeight + 8)})` } } },
  },
})

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
  selectors: { '&:not(:focus)': { insetBlockStart: '-100%' } },
})
