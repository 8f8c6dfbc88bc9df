import { globalStyle } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css.ts'
import { focusRing } from '../theme/focusRing.ts'
import { components } from '../theme/layers.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import type { TabsOrientation } from './Tabs.tsx'

const { color, space, borderWidth } = theme

export const root = style({ minInlineSize: 0 })
export const rootOrientation = styleVariants<TabsOrientation>({
  horizontal: {},
  vertical: { display: 'flex', gap: space['6'], '@media': { [media.phone]: { flexDirection: 'column' } } },
})

export const row = style({ flexShrink: 0, position: 'relative' })
export const rowOrientation = styleVariants<TabsOrientation>({
  horizontal: {
    borderBlockEnd: `${borderWidth.hairline} solid ${color.border.default}`,
  },
  vertical: { borderInlineEnd: `${borderWidth.hairline} solid ${color.border.default}` },
})

export const list = style({ display: 'flex' })
export const listOrientation = styleVariants<TabsOrientation>({
  horizontal: { gap: space['6'], inlineSize: 'max-content' },
  vertical: { flexDirection: 'column' },
})

// Equal widths, or more if the label needs it.
export const filled = style({
  '@media': { [media.phone]: { gap: 0, inlineSize: 'auto', minInlineSize: 'max-content' } },
})

export const tab = style({
  ...typography.body,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  minBlockSize: theme.size.tab,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  fontWeight: 500,
  color: color.text.secondary,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  touchAction: 'manipulation',
  ':disabled': { color: color.text.disabled, cursor: 'not-allowed' },
  // An inner outline, because the row clips its overflow.
  ':focus-visible': {
    outline: `${borderWidth.focus} solid ${color.border.focus}`,
    outlineOffset: `calc(-1 * ${borderWidth.focus})`,
    borderRadius: theme.radius.small,
  },
  selectors: {
    '&[data-state="active"]': { fontWeight: 700, color: color.text.primary },
    '&[data-state="active"]::after': { content: '""', position: 'absolute', background: color.brand.solid },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:enabled': { color: color.text.primary } } },
    [media.forcedColors]: {
      ':disabled': { color: 'GrayText' },
      selectors: { '&[data-state="active"]::after': { background: 'Highlight' } },
    },
  },
})
export const tabOrientation = styleVariants<TabsOrientation>({
  horizontal: { '::after': { insetInline: 0, insetBlockEnd: 0, blockSize: rem(3) } },
  vertical: { paddingInlineEnd: space['4'], '::after': { insetBlock: 0, insetInlineEnd: 0, inlineSize: rem(3) } },
})

globalStyle(`${filled} > *`, { '@layer': { [components]: { '@media': { [media.phone]: { flex: '1 1 0', justifyContent: 'center' } } } } })

export const count = style({
  ...typography.caption,
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: rem(20),
  minBlockSize: rem(20),
  paddingInline: rem(6),
  borderRadius: theme.radius.small,
  background: color.neutral.subtle,
  color: color.neutral.text,
  '@media': { [media.forcedColors]: { border: `${borderWidth.hairline} solid CanvasText` } },
})
export const problem = style({ background: color.warning.subtle, color: color.warning.text })

export const panel = style({
  ...focusRing,
  flexGrow: 1,
  minInlineSize: 0,
  paddingBlockStart: space['6'],
  borderRadius: theme.radius.small,
  selectors: { '&[data-state="inactive"]': { display: 'none' } },
})
