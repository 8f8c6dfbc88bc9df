import { theme } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

const { color, space } = theme

export const legend = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space['4'] })
export const legendItem = style({
  ...typography.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  fontWeight: 400,
  color: color.text.secondary,
})
