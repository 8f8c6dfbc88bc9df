import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

const { color, space } = theme

export const root = style({ position: 'relative', blockSize: '100%', overflow: 'clip', direction: 'ltr' })
const onScreen = { '@media': { [media.print]: { display: 'none' } } }
export const tiles = style({ position: 'absolute', inset: 0, ...onScreen })
/** Above the tiles. */
export const drawing = style({ position: 'absolute', inset: 0 })
export const tile = style({ position: 'absolute', display: 'block', maxInlineSize: 'none' })

// The badge of RouteMap is at the top, at the start of the page's direction, and the attribution at the bottom right.
export const zoom = style({
  position: 'absolute',
  insetBlockEnd: space['3'],
  insetInlineStart: space['3'],
  display: 'grid',
  gap: space['1'],
  ...onScreen,
})

/** A button keeps the focus at the end of the zoom. */
export const zoomButton = style({ selectors: { '&[aria-disabled="true"]': { color: color.text.disabled, cursor: 'not-allowed' } } })

export const attribution = style({
  ...typography.caption,
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  maxInlineSize: '100%',
  paddingInline: space['2'],
  background: color.bg.surface,
  color: color.text.secondary,
  ...onScreen,
})
