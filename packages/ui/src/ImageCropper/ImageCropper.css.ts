import { theme } from '../theme/contract.css.ts'
import { focusRing } from '../theme/focusRing.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

// Small enough to leave room for the sliders on a phone.
export const root = style({ inlineSize: '100%', maxInlineSize: rem(320), marginInline: 'auto' })

export const viewport = style({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: 'min(100%, 34dvh)',
  aspectRatio: '1',
  marginInline: 'auto',
  marginBlockEnd: theme.space['3'],
  overflow: 'hidden',
  borderRadius: theme.radius.medium,
  background: theme.color.bg.sunken,
  cursor: 'grab',
  // Dragging moves the image, not the page.
  touchAction: 'none',
  userSelect: 'none',
  ':active': { cursor: 'grabbing' },
  '@media': { [media.forcedColors]: { border: `${theme.borderWidth.hairline} solid CanvasText` } },
})

// Hidden until its size is known. Physical sides, as the image does not turn with the direction of the text.
export const image = style({ position: 'absolute', maxInlineSize: 'none', blockSize: 'auto', visibility: 'hidden', pointerEvents: 'none' })

export const outline = style({ position: 'absolute', inset: 0, pointerEvents: 'none' })
// What is outside of the circle is dimmed. Forced colors have no shadows: a line shows the circle.
export const round = style({
  borderRadius: theme.radius.full,
  boxShadow: `0 0 0 ${rem(320)} ${theme.color.bg.scrim}`,
  '@media': { [media.forcedColors]: { border: `${theme.borderWidth.hairline} solid CanvasText` } },
})

export const field = style({ display: 'flex', alignItems: 'center', gap: theme.space['3'] })
export const label = style({ ...typography.small, flexShrink: 0, inlineSize: rem(96), color: theme.color.text.secondary })
export const range = style({
  ...focusRing,
  flexGrow: 1,
  minInlineSize: 0,
  blockSize: rem(44),
  margin: 0,
  accentColor: theme.color.brand.solid,
  cursor: 'pointer',
  borderRadius: theme.radius.small,
  ':disabled': { cursor: 'not-allowed' },
})
