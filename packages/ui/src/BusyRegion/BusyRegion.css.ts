import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { style } from '../theme/style.ts'

export const root = style({
  // In a grid cell, children take the full height.
  display: 'grid',
  minInlineSize: 0,
  '@media': { [media.motion]: { transition: `opacity ${theme.duration.quick} ${theme.easing.standard}` } },
})
export const dimmed = style({ opacity: 0.55 })
