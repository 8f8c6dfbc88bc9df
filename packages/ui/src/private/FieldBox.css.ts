import { globalStyle } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css.ts'
import { parts } from '../theme/layers.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { partStyle, partVariants } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import type { FieldSize } from './FieldBox.tsx'

const { color, space, borderWidth } = theme

// The border is on the box, so that prefix and suffix are inside it.
export const box = partStyle({
  display: 'flex',
  alignItems: 'stretch',
  minInlineSize: 0,
  border: `${borderWidth.hairline} solid ${color.border.control}`,
  borderRadius: theme.radius.medium,
  background: color.bg.surface,
  color: color.text.primary,
})

const ring = {
  borderColor: color.border.focus,
  outline: `${borderWidth.focus} solid ${color.border.focus}`,
  outlineOffset: 0,
  boxShadow: 'none',
}

export const size = partVariants<FieldSize>({
  small: { minBlockSize: theme.size.controlCompact, '@media': { [media.touch]: { minBlockSize: theme.size.control } } },
  medium: { minBlockSize: theme.size.control },
})

export const readOnly = partStyle({ background: color.bg.sunken, borderColor: color.border.default })
export const disabled = partStyle({ background: color.bg.disabled, borderColor: color.border.default, color: color.text.disabled })
export const invalid = partStyle({
  borderColor: color.danger.solid,
  boxShadow: `inset 0 0 0 ${borderWidth.hairline} ${color.danger.solid}`,
})

// The focus ring of the box is for the control only; buttons inside have their own.
export const focusable = partStyle({ selectors: { '&:has(> [data-control]:focus-visible)': ring } })

// A fieldset can disable the control without a prop.
globalStyle(`${box}:has(> [data-control]:disabled)`, {
  '@layer': { [parts]: { background: color.bg.disabled, borderColor: color.border.default, color: color.text.disabled } },
})

export const control = partStyle({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  margin: 0,
  border: 0,
  borderRadius: theme.radius.medium,
  padding: 0,
  paddingInline: `calc(${space['3']} - ${borderWidth.hairline})`,
  background: 'transparent',
  color: 'inherit',
  textAlign: 'inherit',
  outline: 'none',
  // Label and hint come into view with a control that gets focus, and so does its message.
  scrollMarginBlock: rem(80),
  '::placeholder': { color: color.text.tertiary, opacity: 1 },
  ':disabled': { cursor: 'not-allowed', WebkitTextFillColor: color.text.disabled, opacity: 1 },
  selectors: { '&:autofill': { WebkitTextFillColor: color.text.primary, boxShadow: `inset 0 0 0 ${rem(64)} ${color.brand.subtle}` } },
  '@supports': { 'not selector(:has(*))': { ':focus-visible': { outline: `${borderWidth.focus} solid ${color.border.focus}` } } },
})

export const controlSize = partVariants<FieldSize>({
  // iOS zooms into fields with text below 16 px.
  small: { ...typography.small, '@media': { [media.touch]: { fontSize: typography.body.fontSize } } },
  medium: { ...typography.body },
})

export const alignEnd = partStyle({ textAlign: 'end' })
// Numbers are left to right in every language, with the minus first; the box sets the alignment.
export const digits = partStyle({ direction: 'ltr', textAlign: ['-webkit-match-parent', 'match-parent'] })

export const affix = partStyle({ display: 'flex', alignItems: 'center', flexShrink: 0, color: color.text.tertiary, pointerEvents: 'none' })
export const prefix = partStyle({ paddingInlineStart: `calc(${space['3']} - ${borderWidth.hairline})` })
export const suffix = partStyle({ paddingInlineEnd: `calc(${space['3']} - ${borderWidth.hairline})` })
