import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

const focus = {
  ':focus-visible': { outline: `${theme.borderWidth.focus} solid ${theme.color.sidebar.mark}`, outlineOffset: rem(-3) },
}

export const heading = style({
  ...typography.caption,
  letterSpacing: rem(0.6),
  paddingBlockStart: theme.space['4'],
  paddingBlockEnd: theme.space['2'],
  paddingInline: theme.space['3'],
  color: theme.color.sidebar.heading,
  whiteSpace: 'nowrap',
})
export const rule = style({
  blockSize: rem(33),
  marginBlockEnd: '-1px',
  selectors: {
    '&::before': {
      content: '""',
      display: 'block',
      blockSize: theme.space['4'],
      borderBlockEnd: `1px solid ${theme.color.sidebar.bgActive}`,
    },
  },
})
export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
export const row = style({ paddingBlockEnd: rem(2) })

export const item = style({
  ...typography.body,
  ...focus,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space['3'],
  paddingInline: theme.space['3'],
  borderRadius: theme.radius.medium,
  fontWeight: 500,
  color: theme.color.sidebar.text,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': {
    '(hover: hover)': { ':hover': { background: theme.color.sidebar.bgHover, color: theme.color.sidebar.textStrong } },
    [media.motion]: { transition: `background-color ${theme.duration.instant} ${theme.easing.standard}` },
  },
})
export const height = styleVariants<'desktop' | 'phone'>({ desktop: { minBlockSize: rem(44) }, phone: { minBlockSize: rem(48) } })
export const itemCollapsed = style({ paddingInline: rem(14) })

const dash = {
  content: '""',
  position: 'absolute' as const,
  insetInlineStart: 0,
  inlineSize: rem(3),
  blockSize: rem(8),
  borderRadius: rem(1),
  background: theme.color.sidebar.mark,
}
const forced = { background: 'Highlight' }
// The marker of the current item.
export const current = style({
  fontWeight: 600,
  background: theme.color.sidebar.bgActive,
  color: theme.color.sidebar.textStrong,
  '::before': { ...dash, insetBlockStart: `calc(50% - ${rem(10)})` },
  '::after': { ...dash, insetBlockStart: `calc(50% + ${rem(2)})` },
  '@media': {
    '(hover: hover)': { ':hover': { background: theme.color.sidebar.bgActive } },
    [media.forcedColors]: { '::before': forced, '::after': forced },
  },
})

export const label = style({
  flexGrow: 1,
  minInlineSize: 0,
  paddingBlock: theme.space['2'],
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
})
// A collapsed item shows a dot for its badge; the badge text is visually hidden.
export const badgeDot = style({
  position: 'absolute',
  insetBlockStart: rem(8),
  insetInlineEnd: rem(8),
  inlineSize: rem(8),
  blockSize: rem(8),
  borderRadius: theme.radius.full,
  background: theme.color.sidebar.mark,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
})
export const badge = style({
  ...typography.caption,
  paddingInline: rem(6),
  borderRadius: theme.radius.small,
  background: theme.color.sidebar.bgHover,
  color: theme.color.sidebar.textStrong,
})

export const brand = style({
  ...focus,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space['3'],
  minInlineSize: 0,
  borderRadius: theme.radius.medium,
  color: theme.color.sidebar.textStrong,
  textDecoration: 'none',
})
export const brandName = style({
  ...typography.subheading,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const person = style({
  ...typography.body,
  ...focus,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space['3'],
  minInlineSize: 0,
  minBlockSize: rem(44),
  paddingInline: theme.space['2'],
  borderRadius: theme.radius.medium,
  fontWeight: 600,
  color: theme.color.sidebar.textStrong,
  textDecoration: 'none',
  '@media': { '(hover: hover)': { ':hover': { textDecoration: 'underline', textUnderlineOffset: rem(3) } } },
})
export const personCollapsed = style({ paddingInline: rem(4) })

export const tooltip = style({
  ...typography.small,
  position: 'fixed',
  inlineSize: 'max-content',
  maxInlineSize: rem(280),
  fontWeight: 500,
  paddingBlock: rem(6),
  paddingInline: rem(10),
  borderRadius: theme.radius.medium,
  background: theme.color.bg.inverse,
  color: theme.color.text.inverse,
  zIndex: theme.zIndex.tooltip,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
