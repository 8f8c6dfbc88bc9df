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
  // With large text it stays within the button, whose size is fixed.
  fontSize: `min(${rem(11)}, ${theme.size.control} / 3)`,
  minInlineSize: '1.64em',
  paddingInline: '0.36em',
  borderRadius: theme.radius.full,
  fontWeight: 700,
  lineHeight: 1.64,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  background: theme.color.accent.solid,
  color: theme.color.accent.on,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { outline: `${theme.borderWidth.hairline} solid CanvasText` } },
})
