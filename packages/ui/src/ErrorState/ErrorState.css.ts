import { theme } from '../theme/contract.css.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import type { ErrorStateKind } from './ErrorState.tsx'

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
})
const quiet = { background: theme.color.neutral.subtle, color: theme.color.neutral.text }
// Red is for errors only.
export const discKind = styleVariants<ErrorStateKind>({
  error: { background: theme.color.danger.subtle, color: theme.color.danger.text },
  offline: quiet,
  forbidden: { background: theme.color.warning.subtle, color: theme.color.warning.text },
  'not-found': quiet,
  chunk: quiet,
})
export const description = style({
  ...typography.body,
  maxInlineSize: '40ch',
  marginBlockStart: theme.space['2'],
  color: theme.color.text.secondary,
  overflowWrap: 'anywhere',
})
export const reference = style({
  ...typography.small,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space['1'],
  maxInlineSize: '100%',
  marginBlockStart: theme.space['2'],
  color: theme.color.text.tertiary,
  overflowWrap: 'anywhere',
})
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: theme.space['3'],
  marginBlockStart: theme.space['4'],
})
