import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'

// Below the laptop breakpoint the menu is a slide-over; `display: none` removes the column from the tab order.
export const root = style({
  display: 'none',
  flexShrink: 0,
  // The column is as tall as the page; the menu in it is sticky.
  alignSelf: 'stretch',
  inlineSize: theme.size.sidebar,
  overflow: 'clip',
  background: theme.color.sidebar.bg,
  zIndex: theme.zIndex.sidebar,
  '@media': {
    [media.laptop]: { display: 'block' },
    [media.motion]: { transition: `inline-size ${theme.duration.moderate} ${theme.easing.standard}` },
    [media.print]: { display: 'none' },
    [media.forcedColors]: { borderInlineEnd: `${theme.borderWidth.hairline} solid CanvasText` },
  },
})
export const rootCollapsed = style({ inlineSize: theme.size.sidebarCollapsed })

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  background: theme.color.sidebar.bg,
  color: theme.color.sidebar.text,
})

export const inColumn = style({ position: 'sticky', insetBlockStart: 0, blockSize: '100dvh' })

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexShrink: 0,
  gap: theme.space['2'],
  minBlockSize: rem(72),
  paddingInlineStart: theme.space['5'],
  paddingInlineEnd: theme.space['3'],
})
export const headCollapsed = style({ flexDirection: 'column', gap: theme.space['1'], paddingInline: 0, paddingBlock: theme.space['5'] })

export const body = style({
  flexGrow: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: theme.space['3'],
})

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexShrink: 0,
  minBlockSize: rem(68),
  paddingInlineStart: theme.space['3'],
  paddingInlineEnd: theme.space['3'],
  borderBlockStart: `${theme.borderWidth.hairline} solid ${theme.color.sidebar.bgActive}`,
})
export const footCollapsed = style({ flexDirection: 'column', gap: theme.space['1'], paddingBlock: theme.space['3'] })
