import { theme } from '../theme/contract.css.ts'
import { focusRing } from '../theme/focusRing.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

const { color, space, borderWidth } = theme

export const box = style({
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(6),
  padding: rem(5),
  cursor: 'text',
  // Touch targets of 44 px: 32 px height plus half of each gap.
  '@media': { [media.touch]: { rowGap: rem(12) } },
})

// The group exists for screen readers only; chips and input share one row.
export const chips = style({ display: 'contents' })

export const chip = style({
  ...typography.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['1'],
  minBlockSize: rem(32),
  maxInlineSize: '100%',
  paddingInlineStart: rem(10),
  border: `${borderWidth.hairline} solid ${color.border.default}`,
  borderRadius: theme.radius.medium,
  background: color.bg.surface,
  color: color.text.primary,
  fontWeight: 500,
  overflowWrap: 'anywhere',
  paddingInlineEnd: rem(10),
  selectors: { '&:has(button)': { paddingInlineEnd: rem(4) } },
})

export const remove = style({
  ...focusRing,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: rem(24),
  blockSize: rem(24),
  padding: 0,
  border: 0,
  borderRadius: theme.radius.small,
  background: 'transparent',
  color: color.text.secondary,
  cursor: 'pointer',
  selectors: { '&[aria-disabled]': { color: color.text.disabled, cursor: 'default' } },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not([aria-disabled])': { background: color.bg.hover, color: color.text.primary } } },
    // Touch targets take the full row height.
    [media.touch]: { '::after': { content: '', position: 'absolute', insetBlock: rem(-10), insetInline: rem(-6) } },
  },
})
export const cross = style({ inlineSize: theme.size.iconSmall, blockSize: theme.size.iconSmall })

export const more = style({
  ...typography.small,
  ...focusRing,
  minBlockSize: rem(32),
  paddingBlock: 0,
  paddingInline: rem(10),
  border: 0,
  borderRadius: theme.radius.medium,
  background: color.neutral.subtle,
  color: color.text.primary,
  fontWeight: 600,
  cursor: 'pointer',
  '@media': {
    [media.touch]: { minBlockSize: theme.size.control },
    [media.forcedColors]: { border: `${borderWidth.hairline} solid ButtonBorder` },
  },
})

export const control = style({
  flexBasis: rem(120),
  inlineSize: 'auto',
  minInlineSize: rem(64),
  minBlockSize: rem(32),
  paddingInline: rem(6),
  textOverflow: 'ellipsis',
})
export const busy = style({ paddingInline: space['1'], color: color.text.secondary })

// The height of the list and its distance from the field; see FieldPopup.
export const listSpace = style({ '@media': { [media.tablet]: { paddingBlockEnd: rem(388) } } })

export const popup = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0 })
export const message = style({
  ...typography.small,
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  flexShrink: 0,
  minBlockSize: theme.size.control,
  paddingBlock: space['2'],
  paddingInline: space['4'],
  color: color.text.tertiary,
})
export const failed = style({ color: color.danger.text, fontWeight: 500 })
