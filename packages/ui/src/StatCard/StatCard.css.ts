import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { slimGroup } from '../private/statGroupWidth.ts'
import { narrowContainer } from '../theme/narrowContainer.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

const compact = '[data-stats="compact"] &'
const three = '[data-stats="three"] &'
const aside = '[data-stats="aside"] &'

export const root = style({
  position: 'relative',
  minInlineSize: 0,
  paddingBlock: theme.space['5'],
  paddingInline: theme.space['6'],
  borderBlockEnd: `${theme.borderWidth.hairline} solid ${theme.color.border.default}`,
  borderInlineEnd: `${theme.borderWidth.hairline} solid ${theme.color.border.default}`,
  '@media': {
    [media.belowLaptop]: { padding: theme.space['4'], selectors: { [compact]: { padding: `${theme.space['3']} ${theme.space['2']}` } } },
  },
  selectors: {
    // In a compact `StatGroup`.
    [compact]: {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
    },
  },
  // The value is beside its label, the hint below both.
  '@container': {
    [slimGroup]: {
      selectors: {
        [three]: {
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          columnGap: theme.space['3'],
        },
      },
    },
  },
})
// The group has one column there.
export const wide = style({ gridColumn: 'span 2', '@container': { [narrowContainer]: { gridColumn: 'auto' } } })
export const linked = style({
  ':active': { background: theme.color.bg.disabled },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not(:active)': { background: theme.color.bg.hover } } },
    [media.motion]: { transition: `background-color ${theme.duration.instant} ${theme.easing.standard}` },
  },
})

export const head = style({
  ...typography.label,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space['2'],
  color: theme.color.text.secondary,
  selectors: { [compact]: { ...typography.small } },
})
export const label = style({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere', color: 'inherit', textDecoration: 'none' })
// The link covers the whole card, so that middle clicks work everywhere; buttons and selectable text are above it.
export const link = style({
  outline: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible::after': { outline: `${theme.borderWidth.focus} solid ${theme.color.border.focus}`, outlineOffset: rem(-3) },
  },
})
export const arrow = style({
  alignSelf: 'flex-start',
  // Compensates for the empty edge of the icon.
  marginInlineEnd: rem(-4),
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': { [media.belowLaptop]: { display: 'none' } },
})

export const value = style({
  ...typography.metric,
  marginBlockStart: theme.space['2'],
  overflowWrap: 'anywhere',
  '@media': { [media.belowLaptop]: { fontSize: rem(24) } },
  selectors: {
    [compact]: { marginBlockStart: 0 },
    [aside]: { ...typography.subheading, marginBlockStart: theme.space['1'] },
  },
  '@container': { [slimGroup]: { selectors: { [three]: { marginBlockStart: 0 } } } },
})
// Above the link, so that the value can be selected.
export const selectable = style({
  position: 'relative',
  zIndex: 1,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  cursor: 'pointer',
  userSelect: 'text',
})
export const full = style({ ...typography.small, color: theme.color.text.secondary, overflowWrap: 'anywhere' })
export const trend = style({
  ...typography.small,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space['1'],
  marginBlockStart: theme.space['1'],
  overflowWrap: 'anywhere',
})
export const trendTone = styleVariants<'good' | 'bad' | 'neutral'>({
  good: { color: theme.color.success.text },
  bad: { color: theme.color.danger.text },
  neutral: { color: theme.color.text.secondary },
})
export const unit = style({ fontSize: '0.667em', fontWeight: 400, color: theme.color.text.tertiary, letterSpacing: 'normal' })
export const none = style({ color: theme.color.text.tertiary })
export const hint = style({
  ...typography.small,
  marginBlockStart: theme.space['1'],
  color: theme.color.text.tertiary,
  overflowWrap: 'anywhere',
  '@container': { [slimGroup]: { selectors: { [three]: { flexBasis: '100%', marginBlockStart: 0 } } } },
})
// On the line of the value, so that the card keeps its height.
export const failed = style({ ...typography.small, letterSpacing: 'normal', color: theme.color.danger.text })
// Above the link, and as tall as the hint that it stands for.
export const retry = style({
  position: 'relative',
  zIndex: 1,
  marginBlock: `calc((1lh - ${theme.size.controlCompact}) / 2)`,
  marginInlineStart: rem(-12),
})
