import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { style } from '../theme/style.ts'

export const root = style({
  // A cell of a grid hands its height on to what it holds.
  display: 'grid',
  minInlineSize: 0,
  '@media': { [media.motion]: { transition: `opacity ${theme.duration.quick} ${theme.easing.standard}` } },
})
export const dimmed = style({ opacity: 0.55 })
