import { theme } from '../theme/contract.css.ts'
import { focusRing } from '../theme/focusRing.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

export const root = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.space['3'],
  paddingBlock: rem(14),
  paddingInline: theme.space['4'],
  borderRadius: theme.radius.large,
  background: theme.color.danger.subtle,
  color: theme.color.text.primary,
  '@media': { [media.forcedColors]: { border: `${theme.borderWidth.hairline} solid CanvasText` } },
})

export const icon = style({ blockSize: rem(24), display: 'flex', alignItems: 'center', color: theme.color.danger.solid })
export const content = style({ minInlineSize: 0, overflowWrap: 'anywhere' })

// Focused by script only; the ring shows where reading continues.
export const title = style({
  ...typography.body,
  ...focusRing,
  fontWeight: 700,
  inlineSize: 'fit-content',
  margin: 0,
  borderRadius: theme.radius.small,
})

export const list = style({ ...typography.body, margin: 0, marginBlockStart: theme.space['1'], padding: 0, listStyle: 'none' })
export const link = style({
  ...focusRing,
  display: 'inline-block',
  paddingBlock: rem(2),
  borderRadius: theme.radius.small,
  color: theme.color.danger.text,
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: rem(3),
  '@media': {
    '(hover: hover)': { ':hover': { textDecorationThickness: rem(2) } },
    [media.touch]: { paddingBlock: rem(10) },
  },
})
