import { globalStyle } from '@vanilla-extract/css'
import { components } from '../theme/layers.css.ts'
import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import type { CardGroupColumns } from './CardGroup.tsx'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
  border: `${theme.borderWidth.hairline} solid ${theme.color.border.default}`,
  borderRadius: theme.radius.large,
  background: theme.color.bg.surface,
})

const fromLaptop = (count: number) => ({ '@media': { [media.laptop]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } } })
export const columns = styleVariants<CardGroupColumns>({ one: {}, halves: fromLaptop(2), thirds: fromLaptop(3) })

// The upper and the first border of each card lie on its neighbour's edge; those at the edge of the group are clipped.
export const cell = style({ display: 'grid', minInlineSize: 0, marginBlockStart: '-1px', marginInlineStart: '-1px' })

const cardRule = (selector: string, rule: object) => globalStyle(`${cell} > ${selector}`, { '@layer': { [components]: rule } })
cardRule('*', { borderBlockEndWidth: 0, borderInlineEndWidth: 0, borderRadius: 0 })
// Outside the card it would be clipped.
cardRule('* a:focus-visible::after', { outlineOffset: rem(-4), borderRadius: 0 })
