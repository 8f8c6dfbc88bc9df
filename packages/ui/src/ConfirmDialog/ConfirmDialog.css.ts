import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

export const root = style({ maxInlineSize: rem(440), padding: theme.space['6'] })

export const iconCircle = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(40),
  blockSize: rem(40),
  borderRadius: theme.radius.full,
  background: theme.color.danger.subtle,
  color: theme.color.danger.solid,
})

export const title = style({ ...typography.heading, overflowWrap: 'anywhere' })
export const belowIcon = style({ marginBlockStart: theme.space['4'] })
export const description = style({
  ...typography.body,
  marginBlockStart: theme.space['2'],
  color: theme.color.text.secondary,
  overflowWrap: 'anywhere',
})
export const section = style({ marginBlockStart: theme.space['5'] })

// Stacked on a phone with proceed on top; the keyboard still reaches the safe button first.
export const actions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: theme.space['3'],
  marginBlockStart: theme.space['6'],
  '@media': { [media.phone]: { flexDirection: 'column-reverse', flexWrap: 'nowrap' } },
})
export const pendingCancel = style({ color: theme.color.text.disabled, borderColor: theme.color.border.default, cursor: 'not-allowed' })
