import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

const { color, space } = theme

export const root = style({
  maxInlineSize: rem(440),
  padding: space['6'],
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
})

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(40),
  blockSize: rem(40),
  borderRadius: theme.radius.full,
  background: color.danger.subtle,
  color: color.danger.solid,
})

export const title = style({ ...typography.heading, marginBlockStart: space['4'], overflowWrap: 'anywhere' })

export const description = style({
  ...typography.body,
  marginBlockStart: space['2'],
  color: color.text.secondary,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
})

export const confirm = style({
  marginBlockStart: space['6'],
  minInlineSize: rem(120),
  '@media': { [media.phone]: { inlineSize: '100%' } },
})
