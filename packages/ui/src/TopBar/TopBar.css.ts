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
  gap: theme.space['3'],
  minInlineSize: 0,
  minBlockSize: rem(44),
  marginInlineEnd: 'auto',
  borderRadius: theme.radius.medium,
  color: 'inherit',
  textDecoration: 'none',
  ':focus-visible': { outline: `${theme.borderWidth.focus} solid ${theme.color.sidebar.mark}`, outlineOffset: rem(-3) },
})
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const actions = style({ display: 'flex', flexShrink: 0, alignItems: 'center' })
