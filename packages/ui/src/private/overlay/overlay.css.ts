import { globalStyle, keyframes } from '@vanilla-extract/css'
import { theme } from '../../theme/contract.css.ts'
import { components } from '../../theme/layers.css.ts'
import { media } from '../../theme/media.ts'
import { rem } from '../../theme/rem.ts'
import { style } from '../../theme/style.ts'
import { keyboardHeightVar, animateOpenClose } from './overlayAnimation.ts'

const fadeIn = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })
export const rise = keyframes({ from: { opacity: 0, translate: `0 ${rem(8)}` } })
export const sink = keyframes({ to: { opacity: 0, translate: `0 ${rem(8)}` } })

const dim = {
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.overlay,
  background: theme.color.bg.scrim,
  // Overrides `pointer-events: none` of other open layers.
  pointerEvents: 'auto',
  '@media': { [media.motion]: animateOpenClose(fadeIn, fadeOut) },
} as const

/** Dims the page and blocks touch scrolling. */
export const scrim = style({ ...dim, touchAction: 'pinch-zoom' })

/** Dims the page and centres one surface; scrolls if the surface is taller than the window. */
export const centred = style({
  ...dim,
  insetBlockEnd: keyboardHeightVar,
  display: 'grid',
  placeItems: 'center',
  padding: theme.space['4'],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})

// Paper has the page without what is open above it; PrintSheet shows the dialog that holds it.
globalStyle(`${scrim}, ${centred}, ${scrim} + [aria-modal]`, {
  '@layer': { [components]: { '@media': { [media.print]: { display: 'none' } } } },
})

/** A floating surface above a dimmed page. */
export const surface = style({
  inlineSize: '100%',
  borderRadius: theme.radius.large,
  background: theme.color.bg.surface,
  color: theme.color.text.primary,
  boxShadow: theme.shadow.overlay,
  outline: 'none',
  '@media': {
    [media.motion]: animateOpenClose(rise, sink),
    [media.forcedColors]: { border: `${theme.borderWidth.hairline} solid CanvasText` },
  },
})
