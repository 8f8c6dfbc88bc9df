import { globalStyle } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css.ts'
import { touchTarget } from '../theme/touchTarget.ts'
import { focusRing } from '../theme/focusRing.ts'
import { components } from '../theme/layers.css.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

export const control = style({})

// Hides the reveal button of Edge.
globalStyle(`${control}::-ms-reveal`, { '@layer': { [components]: { display: 'none' } } })

export const toggle = style({
  ...typography.label,
  ...focusRing,
  position: 'relative',
  flexShrink: 0,
  alignSelf: 'center',
  minBlockSize: theme.size.inset,
  margin: 0,
  border: 0,
  paddingBlock: 0,
  paddingInline: `calc(${theme.space['3']} - ${theme.borderWidth.hairline})`,
  borderRadius: theme.radius.medium,
  background: 'transparent',
  color: theme.color.text.link,
  cursor: 'pointer',
  touchAction: 'manipulation',
  ':disabled': { color: theme.color.text.disabled, cursor: 'not-allowed' },
  '@media': { '(hover: hover)': { ':hover': { textDecoration: 'underline', textUnderlineOffset: rem(3) } }, ...touchTarget },
})

export const rules = style({
  display: 'grid',
  rowGap: theme.space['1'],
  margin: 0,
  marginBlockStart: theme.space['2'],
  padding: 0,
  listStyle: 'none',
})
export const rule = style({ ...typography.small, display: 'flex', alignItems: 'flex-start', gap: rem(6), color: theme.color.text.tertiary })
export const met = style({ color: theme.color.success.text, fontWeight: 500 })
export const ruleMark = style({ display: 'grid', placeItems: 'center', marginBlockStart: rem(2) })
export const ring = style({
  inlineSize: rem(10),
  blockSize: rem(10),
  border: `${rem(1.5)} solid currentColor`,
  borderRadius: theme.radius.full,
})
