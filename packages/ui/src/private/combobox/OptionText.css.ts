import { theme } from '../../theme/contract.css.ts'
import { rem } from '../../theme/rem.ts'
import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.ts'

const { color } = theme

export const icon = style({ color: color.text.secondary, selectors: { '[aria-disabled] &': { color: 'inherit' } } })
export const words = style({ flexGrow: 1, minInlineSize: 0 })
export const line = style({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' })
export const second = style({
  ...typography.small,
  color: color.text.tertiary,
  selectors: { '[aria-disabled] &': { color: 'inherit' } },
})
export const match = style({
  fontWeight: 700,
  textDecorationLine: 'underline',
  textDecorationColor: color.accent.mark,
  textDecorationThickness: rem(2),
  textUnderlineOffset: rem(4),
})
export const end = style({ ...typography.small, flexShrink: 0, color: color.text.tertiary })
