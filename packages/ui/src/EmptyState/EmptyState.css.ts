import { theme } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingBlock: theme.space['12'],
  paddingInline: theme.space['6'],
  textAlign: 'center',
})
export const compact = style({ paddingBlock: theme.space['6'], paddingInline: 0 })
export const illustration = style({ maxInlineSize: '100%', marginBlockEnd: theme.space['5'] })
export const description = style({
  ...typography.body,
  maxInlineSize: '40ch',
  marginBlockStart: theme.space['2'],
  color: theme.color.text.secondary,
  overflowWrap: 'anywhere',
})
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space['3'],
  marginBlockStart: theme.space['3'],
})
