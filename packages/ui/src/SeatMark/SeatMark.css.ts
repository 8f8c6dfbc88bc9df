import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import type { SeatMarkState } from './SeatMark.tsx'

const { color, borderWidth } = theme

export const root = style({
  ...typography.label,
  display: 'inline-grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  flexShrink: 0,
  minInlineSize: rem(40),
  blockSize: rem(40),
  paddingInline: rem(4),
  borderRadius: theme.radius.small,
  fontWeight: 700,
  whiteSpace: 'nowrap',
})

export const state = styleVariants<SeatMarkState>({
  taken: {
    border: `${borderWidth.hairline} solid ${color.brand.solid}`,
    background: color.brand.solid,
    color: color.text.onBrand,
    '@media': { [media.forcedColors]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
  },
  waiting: { border: `${borderWidth.hairline} solid ${color.border.control}`, color: color.text.primary },
  absent: { border: `${borderWidth.hairline} dashed ${color.border.control}`, color: color.text.secondary },
})
