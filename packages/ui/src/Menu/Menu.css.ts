import { popup } from '../private/overlay/popup.css.ts'
import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

const { color, space } = theme

// With too little room beside it, such as for a submenu on a phone, a menu lies over what it belongs to.
const availableWidth = 'var(--radix-dropdown-menu-content-available-width)'
export const root = `${popup} ${style({
  minInlineSize: rem(200),
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space['1'],
  selectors: {
    '&[data-side="right"]': { translate: `min(0px, ${availableWidth} - 100%)` },
    '&[data-side="left"]': { translate: `max(0px, 100% - ${availableWidth})` },
  },
})}`

// Pointer and keyboard both move focus; the background shows it, and for the keyboard also the ring.
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  minBlockSize: theme.size.menuRow,
  paddingBlock: space['1'],
  paddingInline: space['3'],
  borderRadius: theme.radius.medium,
  fontSize: typography.small.fontSize,
  lineHeight: typography.small.lineHeight,
  fontWeight: 500,
  color: color.text.primary,
  textDecoration: 'none',
  outline: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-state="checked"]': { fontWeight: 600, background: color.bg.selected },
    '&[data-state="open"]': { background: color.bg.hover },
    '&[data-highlighted]': { background: color.bg.hover },
    '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
  },
  ':focus-visible': {
    outline: `${theme.borderWidth.focus} solid ${color.border.focus}`,
    outlineOffset: `calc(-1 * ${theme.borderWidth.focus})`,
  },
  '@media': {
    [media.touch]: { minBlockSize: theme.size.control },
    [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
})
export const danger = style({ color: color.danger.text })
export const icon = style({ color: color.text.secondary })
export const submenuIcon = style({ color: color.text.tertiary, selectors: { '[dir="rtl"] &': { scale: '-1 1' } } })
export const label = style({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const shortcut = style({ ...typography.caption, fontFamily: 'inherit', color: color.text.tertiary })
export const tick = style({ display: 'inline-flex', color: color.brand.solid })
export const separator = style({
  marginBlock: space['1'],
  marginInline: `calc(-1 * ${space['1']})`,
  borderBlockStart: `${theme.borderWidth.hairline} solid ${color.border.subtle}`,
})
export const groupLabel = style({ ...typography.caption, paddingBlock: space['2'], paddingInline: space['3'], color: color.text.tertiary })
