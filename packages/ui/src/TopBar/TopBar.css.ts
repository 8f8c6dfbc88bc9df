import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import { topBarHeight } from './topBarHeight.ts'

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space['1'],
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: theme.zIndex.sticky,
  minBlockSize: rem(topBarHeight),
  paddingInline: theme.space['1'],
  background: theme.color.sidebar.bg,
  color: theme.color.sidebar.textStrong,
  '@media': {
    [media.laptop]: { display: 'none' },
    [media.print]: { display: 'none' },
    [media.forcedColors]: { borderBlockEnd: `${theme.borderWidth.hairline} solid CanvasText` },
  },
})
export const brand = style({
  ...typography.subheading,
  display: 'flex',
  alignItems: 'center',
  // A name that would be cut stands in a second row, which does not show.
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  gap: theme.space['3'],
  minInlineSize: 0,
  blockSize: rem(44),
  overflow: 'hidden',
  marginInlineEnd: 'auto',
  borderRadius: theme.radius.medium,
  color: 'inherit',
  textDecoration: 'none',
  '::before': { content: '', blockSize: 'inherit', marginInlineEnd: `calc(-1 * ${theme.space['3']})` },
  ':focus-visible': { outline: `${theme.borderWidth.focus} solid ${theme.color.sidebar.mark}`, outlineOffset: rem(-3) },
})
export const name = style({
  flex: '1 0 min-content',
  minInlineSize: 'min-content',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  lineHeight: 1.2,
})
export const actions = style({ display: 'flex', flexShrink: 0, alignItems: 'center' })
