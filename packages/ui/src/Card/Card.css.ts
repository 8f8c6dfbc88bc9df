import { containerBackground, containerMargin, containerRadius } from '../private/containerVars.css.ts'
import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import type { CardPadding } from './Card.tsx'

const inline = { paddingInline: theme.space['6'], '@media': { [media.belowLaptop]: { paddingInline: theme.space['4'] } } }

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  border: `${theme.borderWidth.hairline} solid ${theme.color.border.default}`,
  borderRadius: theme.radius.large,
  vars: { [containerBackground]: theme.color.bg.surface },
  background: containerBackground,
  color: theme.color.text.primary,
  '@media': { [media.print]: { breakInside: 'avoid' } },
})

export const header = style({
  ...inline,
  display: 'flex',
  // With large text on a small phone the action goes below.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space['4'],
  minBlockSize: rem(64),
  paddingBlock: theme.space['3'],
})

export const divided = style({ borderBlockEnd: `${theme.borderWidth.hairline} solid ${theme.color.border.subtle}` })

export const titleGroup = style({ flex: `1 1 ${rem(88)}`, minInlineSize: 0, overflowWrap: 'anywhere' })
export const subtitle = style({ ...typography.small, color: theme.color.text.secondary })
export const action = style({ flexShrink: 0 })

export const body = style({ flexGrow: 1, minInlineSize: 0 })
export const padding = styleVariants<CardPadding>({
  normal: {
    vars: { [containerMargin]: theme.space['6'], [containerRadius]: `calc(${theme.radius.large} - ${theme.borderWidth.hairline})` },
    padding: containerMargin,
    '@media': { [media.belowLaptop]: { vars: { [containerMargin]: theme.space['4'] } } },
  },
  none: { vars: { [containerMargin]: '0px' } },
})
// Without a divider the header's own padding is enough.
export const belowHeader = style({ paddingBlockStart: 0, '@media': { [media.belowLaptop]: { paddingBlockStart: 0 } } })

export const footer = style({
  ...inline,
  paddingBlock: theme.space['4'],
  borderBlockStart: `${theme.borderWidth.hairline} solid ${theme.color.border.subtle}`,
})

export const clickable = style({
  position: 'relative',
  ':active': { background: theme.color.bg.disabled },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not(:active)': { background: theme.color.bg.hover } } },
    [media.motion]: { transition: `background-color ${theme.duration.instant} ${theme.easing.standard}` },
  },
})
// The link covers the whole card; other controls are placed above it.
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.radius.large },
  selectors: {
    '&:focus-visible::after': { outline: `${theme.borderWidth.focus} solid ${theme.color.border.focus}`, outlineOffset: rem(2) },
  },
})
export const aboveLink = style({ position: 'relative', zIndex: 1 })
