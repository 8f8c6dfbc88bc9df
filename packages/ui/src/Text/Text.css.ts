import type { StyleRule } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css.ts'
import { style, styleVariants } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import type { TextAlign, TextMeasure, TextSize, TextTone, TextWeight, TextWrap } from './Text.tsx'

export const root = style({ minInlineSize: 0, overflowWrap: 'break-word' })

export const size = styleVariants<TextSize>({
  body: typography.body,
  small: typography.small,
  label: typography.label,
  caption: typography.caption,
})

export const tone = styleVariants<TextTone>({
  primary: { color: theme.color.text.primary },
  secondary: { color: theme.color.text.secondary },
  tertiary: { color: theme.color.text.tertiary },
  inverse: { color: theme.color.text.inverse },
  brand: { color: theme.color.brand.text },
  success: { color: theme.color.success.text },
  warning: { color: theme.color.warning.text },
  danger: { color: theme.color.danger.text },
  info: { color: theme.color.info.text },
  inherit: { color: 'inherit' },
})

export const weight = styleVariants<TextWeight>({
  regular: { fontWeight: 400 },
  medium: { fontWeight: 500 },
  strong: { fontWeight: 600 },
  bold: { fontWeight: 700 },
})

export const align = styleVariants<TextAlign>({ start: { textAlign: 'start' }, center: { textAlign: 'center' }, end: { textAlign: 'end' } })

const truncate: StyleRule = { display: 'block', maxInlineSize: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

export const wrap = styleVariants<TextWrap>({
  normal: {},
  none: { whiteSpace: 'nowrap' },
  truncate,
  balance: { textWrap: 'balance' },
  pretty: { textWrap: 'pretty' },
})

export const measure = styleVariants<TextMeasure>({ narrow: { maxInlineSize: '40ch' }, readable: { maxInlineSize: '60ch' } })
