import { theme } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

export const counter = style({
  ...typography.small,
  marginBlockStart: theme.space['1'],
  color: theme.color.text.tertiary,
  textAlign: 'end',
})
export const over = style({ color: theme.color.danger.text, fontWeight: 500 })
