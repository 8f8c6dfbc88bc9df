import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'

const { color, borderWidth } = theme

export const box = style({ position: 'relative' })
export const open = style({
  borderColor: color.border.focus,
  outline: `${borderWidth.focus} solid ${color.border.focus}`,
  boxShadow: 'none',
})

export const control = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  paddingInlineEnd: rem(38),
  textAlign: 'start',
  ':enabled': { cursor: 'pointer' },
  // The touch target includes the border of the field.
  '@media': { [media.touch]: { '::after': { content: '', position: 'absolute', inset: `calc(-1 * ${borderWidth.hairline})` } } },
})
export const icon = style({ color: color.text.secondary, selectors: { ':disabled > &': { color: 'inherit' } } })
export const text = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const placeholder = style({ color: color.text.tertiary })
export const chevron = style({
  position: 'absolute',
  insetInlineEnd: rem(10),
  insetBlock: 0,
  marginBlock: 'auto',
  color: color.text.secondary,
  pointerEvents: 'none',
})

// Invisible and not clickable, but in place, so that native validation messages point at the field.
export const native = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: rem(12),
  inlineSize: '1px',
  blockSize: '1px',
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
})
