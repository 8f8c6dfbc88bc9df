import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'

const { color, borderWidth } = theme

export const mark = style({
  display: 'inline-grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  // Within a table, a seventh of what the times leave.
  inlineSize: `min(${rem(28)}, 9cqi)`,
  blockSize: rem(28),
  borderRadius: theme.radius.small,
  verticalAlign: 'middle',
})
export const own = style({
  background: color.brand.subtle,
  color: color.brand.text,
  '@media': { [media.forcedColors]: { border: `${borderWidth.hairline} solid CanvasText` } },
})
export const open = style({ border: `${borderWidth.hairline} dashed ${color.border.control}` })
