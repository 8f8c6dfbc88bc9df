import { theme } from '../theme/contract.css.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

export const tooltipHost = style({ position: 'relative' })

// Shown on hover and focus of its host, by CSS alone.
export const tooltip = style({
  position: 'absolute',
  insetBlockEnd: `calc(100% + ${rem(10)})`,
  insetInlineStart: 0,
  inlineSize: 'max-content',
  maxInlineSize: rem(280),
  paddingBlock: rem(6),
  paddingInline: rem(10),
  borderRadius: theme.radius.medium,
  background: theme.color.bg.inverse,
  color: theme.color.text.inverse,
  fontSize: typography.small.fontSize,
  lineHeight: typography.small.lineHeight,
  fontWeight: 500,
  textAlign: 'start',
  whiteSpace: 'normal',
  pointerEvents: 'none',
  zIndex: theme.zIndex.tooltip,
  visibility: 'hidden',
  selectors: {
    [`${tooltipHost}:hover > &`]: { visibility: 'visible' },
    [`${tooltipHost}:focus-visible > &`]: { visibility: 'visible' },
  },
})
