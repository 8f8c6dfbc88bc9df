import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'

const { color } = theme

// The road overflows the box at the inline start; the page clips it.
export const root = style({
  display: 'block',
  inlineSize: rem(400),
  blockSize: rem(128),
  maxInlineSize: '100%',
  overflow: 'visible',
  '@media': { [media.phone]: { inlineSize: rem(300), blockSize: rem(96) } },
})
export const gap = style({ display: 'block', inlineSize: rem(400), blockSize: rem(40), maxInlineSize: '100%', overflow: 'visible' })
export const edge = style({ fill: 'none', stroke: color.text.primary, strokeWidth: 4 })
export const kerb = style({ fill: 'none', stroke: color.border.control, strokeWidth: 2 })
export const travelled = style({ fill: 'none', stroke: color.brand.solid, strokeWidth: 4 })
export const returnRoute = style({ fill: 'none', stroke: color.text.tertiary, strokeWidth: 3, strokeDasharray: '10 9' })
export const arrow = style({ fill: 'none', stroke: color.text.tertiary, strokeWidth: 3 })
export const barrier = style({ fill: color.text.primary })
export const stripe = style({ fill: color.accent.solid })
