import { keyframes } from '@vanilla-extract/css'
import { theme } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'
import { style } from '../../theme/style.ts'

const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, translate: `0 ${rem(8)}` } })
const enter = (name: string, duration = theme.duration.moderate) => ({
  [media.motion]: { animation: `${name} ${duration} ${theme.easing.standard}` },
})

/** Dims the page and holds one surface in its middle; scrolls when that is taller than the window. */
export const centred = style({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.overlay,
  display: 'grid',
  placeItems: 'center',
  padding: theme.space['4'],
  overflowY: 'auto',
  background: theme.color.bg.scrim,
  '@media': enter(fade),
})

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.overlay,
  background: theme.color.bg.scrim,
  '@media': enter(fade),
})

/** What floats over a dimmed page. */
export const surface = style({
  inlineSize: '100%',
  borderRadius: theme.radius.large,
  background: theme.color.bg.surface,
  color: theme.color.text.primary,
  boxShadow: theme.shadow.overlay,
  outline: 'none',
  '@media': { ...enter(rise), [media.forcedColors]: { border: `${theme.borderWidth.hairline} solid CanvasText` } },
})

/** What opens beside its trigger. */
export const popup = style({
  zIndex: theme.zIndex.overlay,
  maxInlineSize: `calc(100vw - ${theme.space['4']})`,
  border: `${theme.borderWidth.hairline} solid ${theme.color.border.default}`,
  borderRadius: theme.radius.large,
  background: theme.color.bg.surface,
  color: theme.color.text.primary,
  boxShadow: theme.shadow.overlay,
  outline: 'none',
  '@media': enter(fade, theme.duration.quick),
})
