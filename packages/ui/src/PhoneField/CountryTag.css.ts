import { theme } from '../theme/contract.css.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

export const root = style({
  ...typography.caption,
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  inlineSize: rem(32),
  blockSize: rem(20),
  border: `${theme.borderWidth.hairline} solid ${theme.color.border.default}`,
  borderRadius: theme.radius.small,
  color: theme.color.text.secondary,
})
