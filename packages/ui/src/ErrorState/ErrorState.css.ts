import { theme } from '../theme/contract.css.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { type } from '../theme/type.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingBlock: theme.space['12'],
  paddingInline: theme.space['6'],
  textAlign: 'center',
})
export const compact = style({ paddingBlock: theme.space['6'], paddingInline: 0 })
export const message = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', maxInlineSize: '100%' })
export const disc = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: rem(40),
  blockSize: rem(40),
  marginBlockEnd: theme.space['4'],
  borderRadius: theme.radius.full,
  background: theme.color.danger.subtle,
  color: theme.color.danger.text,
})
export const description = style({
  ...type.body,
  maxInlineSize: '40ch',
  marginBlockStart: theme.space['2'],
  color: theme.color.text.secondary,
  overflowWrap: 'anywhere',
})
export const reference = style({
  ...type.small,
  marginBlockStart: theme.space['2'],
  color: theme.color.text.tertiary,
  overflowWrap: 'anywhere',
})
export const action = style({ marginBlockStart: theme.space['4'] })
