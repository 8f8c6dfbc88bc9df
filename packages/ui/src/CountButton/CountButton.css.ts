import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

export const root = style({ position: 'relative', display: 'inline-flex', flexShrink: 0 })

// Over the corner of the button, and not in its way: presses go through.
export const count = style({
  ...typography.caption,
  position: 'absolute',
  insetBlockStart: rem(2),
  insetInlineEnd: rem(2),
  minInlineSize: rem(18),
  paddingInline: rem(4),
  borderRadius: rem(9),
  fontSize: rem(11),
  fontWeight: 700,
  lineHeight: rem(18),
  textAlign: 'center',
  whiteSpace: 'nowrap',
  background: theme.color.accent.solid,
  color: theme.color.accent.on,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { outline: `${theme.borderWidth.hairline} solid CanvasText` } },
})
