import { theme } from '../theme/contract.css.ts'
import { focusRing } from '../theme/focusRing.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

const { color, space, radius } = theme

// Seven columns of 40 px; 44 px for touch where the window is wide enough. Every month has the height of one with six weeks, so that its
// buttons and a popup around it stay in place.
export const root = style({
  containerType: 'inline-size',
  inlineSize: rem(280),
  maxInlineSize: '100%',
  minBlockSize: rem(316),
  color: color.text.primary,
  '@media': { [media.touch]: { inlineSize: rem(320), minBlockSize: rem(348) } },
})

// Large text on a small phone: month and year stand above the buttons.
const largeText = `(max-width: ${rem(208)})`
export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: space['2'],
  '@container': { [largeText]: { flexWrap: 'wrap' } },
})
export const stepOff = style({
  color: color.text.disabled,
  cursor: 'not-allowed',
  '@media': { [media.forcedColors]: { color: 'GrayText' } },
})
export const chevron = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } })

export const choices = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  '@container': { [largeText]: { order: -1, flexBasis: '100%', flexWrap: 'wrap', justifyContent: 'center' } },
})
export const choice = style({ position: 'relative', display: 'inline-flex', minInlineSize: 0 })
export const select = style({
  ...typography.subheading,
  ...focusRing,
  appearance: 'none',
  fieldSizing: 'content',
  minInlineSize: 0,
  minBlockSize: theme.size.controlCompact,
  margin: 0,
  border: 0,
  borderRadius: radius.medium,
  paddingBlock: 0,
  paddingInlineStart: space['2'],
  paddingInlineEnd: rem(26),
  background: 'transparent',
  color: 'inherit',
  colorScheme: 'inherit',
  cursor: 'pointer',
  '@media': {
    '(hover: hover)': { ':hover': { background: color.bg.hover } },
    [media.touch]: { minBlockSize: theme.size.control },
  },
})
export const option = style({
  color: color.text.primary,
  background: color.bg.surface,
  selectors: { '&:disabled': { color: color.text.disabled } },
})
export const choiceIcon = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space['2'],
  marginBlock: 'auto',
  color: color.text.secondary,
  pointerEvents: 'none',
})

export const grid = style({ inlineSize: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', borderSpacing: 0 })
export const weekday = style({ ...typography.caption, blockSize: rem(32), padding: 0, color: color.text.tertiary, textAlign: 'center' })
export const cell = style({ padding: 0, textAlign: 'center' })

export const day = style({
  ...typography.small,
  ...focusRing,
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  blockSize: rem(40),
  margin: 0,
  border: 0,
  borderRadius: radius.medium,
  padding: 0,
  background: 'transparent',
  color: 'inherit',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  touchAction: 'manipulation',
  ':focus-visible': { zIndex: 1, outline: `${theme.borderWidth.focus} solid ${color.border.focus}`, outlineOffset: rem(-1) },
  selectors: { '&[aria-disabled]': { cursor: 'not-allowed' } },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not([aria-disabled])': { background: color.bg.hover } } },
    [media.touch]: { blockSize: theme.size.control },
  },
})

export const outside = style({ color: color.text.tertiary, fontWeight: 400 })

const off = {
  color: color.text.disabled,
  fontWeight: 400,
  '@media': { [media.forcedColors]: { color: 'GrayText' } },
}
export const beyond = style(off)
export const unavailable = style({ ...off, textDecoration: 'line-through' })

// A border, because forced colors remove backgrounds.
export const today = style({
  fontWeight: 700,
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockEnd: rem(6),
    insetInline: 0,
    marginInline: 'auto',
    inlineSize: rem(16),
    borderBlockEnd: `${theme.borderWidth.strong} solid ${color.accent.mark}`,
  },
})

// In the corner, where it meets neither the number nor the mark of today; a border, because forced colors remove backgrounds.
export const marked = style({
  fontWeight: 700,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: rem(5),
    insetInlineEnd: rem(5),
    borderRadius: theme.radius.full,
    border: `${rem(4)} solid ${color.danger.solid}`,
  },
})

export const selected = style({
  background: color.brand.solid,
  color: color.text.onBrand,
  fontWeight: 700,
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not([aria-disabled])': { background: color.brand.solidHover } } },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      selectors: { '&, &:hover:not([aria-disabled])': { background: 'Highlight' } },
      color: 'HighlightText',
      '::after': { borderColor: 'HighlightText' },
    },
  },
  ':focus-visible': { outlineOffset: rem(2) },
})
