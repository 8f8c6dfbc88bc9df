import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

const { color, borderWidth } = theme

// Digits are left to right in every language.
export const root = style({
  position: 'relative',
  direction: 'ltr',
  // As tall as its boxes and in one column, so that icons of password managers take no space.
  display: 'grid',
  gridTemplateColumns: '100%',
  gridTemplateRows: '100%',
  blockSize: rem(64),
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
})

// The boxes are decorative; the input behind them shows focus.
export const control = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  border: 0,
  padding: 0,
  outline: 'none',
  background: 'transparent',
  // Visible to the browser, which offers pasting and autofill, but transparent to the user.
  color: 'transparent',
  caretColor: 'transparent',
  // iOS zooms into fields with text below 16 px.
  fontSize: typography.title.fontSize,
  letterSpacing: rem(40),
  cursor: 'text',
  '::selection': { background: 'transparent', color: 'transparent' },
  ':disabled': { cursor: 'not-allowed' },
  // Forced colors would make the transparent digits visible.
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
  // Hides the browser's autofill background, which would show between the boxes.
  selectors: { '&:autofill': { WebkitTextFillColor: 'transparent', backgroundClip: 'text' } },
})

export const boxes = style({
  gridArea: '1 / 1',
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  pointerEvents: 'none',
  gap: theme.space['3'],
  '@media': { [media.phone]: { gap: theme.space['2'] } },
})

export const box = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: rem(56),
  minInlineSize: 0,
  blockSize: rem(64),
  border: `${borderWidth.hairline} solid ${color.border.control}`,
  borderRadius: theme.radius.medium,
  background: color.bg.surface,
  color: color.text.primary,
  fontSize: typography.title.fontSize,
  lineHeight: typography.title.lineHeight,
  fontWeight: 600,
  selectors: {
    // A disabled input is read-only as well.
    [`${control}:read-only ~ ${boxes} > &`]: {
      background: color.bg.disabled,
      borderColor: color.border.default,
      color: color.text.disabled,
      '@media': { [media.forcedColors]: { borderColor: 'GrayText', color: 'GrayText' } },
    },
  },
})

export const invalid = style({
  borderColor: color.danger.solid,
  boxShadow: `inset 0 0 0 ${borderWidth.hairline} ${color.danger.solid}`,
})

export const active = style({
  selectors: {
    [`${control}:focus ~ ${boxes} > &`]: {
      borderColor: color.border.focus,
      outline: `${borderWidth.focus} solid ${color.border.focus}`,
      boxShadow: 'none',
    },
    // The caret of an empty box. A border, which forced colors keep.
    [`${control}:focus ~ ${boxes} > &:empty::before`]: { content: '', borderInlineStart: `${rem(2)} solid`, blockSize: rem(28) },
  },
})
