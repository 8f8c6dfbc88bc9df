import { theme } from '../theme/contract.css.ts'
import { rem } from '../theme/rem.ts'
import { partStyle, partVariants } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import type { NoteTone } from './Field.tsx'

const { color, space } = theme

export const root = partStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const label = partStyle({ ...typography.label, color: color.text.primary, marginBlockEnd: space['1'] })
export const optional = partStyle({ fontWeight: 400, color: color.text.tertiary })
export const hint = partStyle({ ...typography.small, color: color.text.tertiary, marginBlockEnd: space['2'] })

export const message = partStyle({
  ...typography.small,
  display: 'flex',
  alignItems: 'flex-start',
  gap: rem(6),
  marginBlockStart: space['2'],
})
export const tone = partVariants<NoteTone | 'error'>({
  success: { color: color.success.text, fontWeight: 500 },
  info: { color: color.text.tertiary },
  error: { color: color.danger.text, fontWeight: 500 },
})
export const icon = partStyle({
  flexShrink: 0,
  inlineSize: theme.size.iconSmall,
  blockSize: theme.size.iconSmall,
  marginBlockStart: rem(2),
  strokeWidth: 1.75,
})
