import { theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'

const { color, space, borderWidth } = theme

export const root = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  minBlockSize: theme.size.control,
  paddingInline: space['4'],
  borderBlockEnd: `${borderWidth.hairline} solid ${color.border.subtle}`,
  color: color.text.tertiary,
})

export const field = style({
  ...typography.body,
  flexGrow: 1,
  minInlineSize: 0,
  blockSize: theme.size.control,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: color.text.primary,
  // The active option shows where the keys go.
  outline: 'none',
  '::placeholder': { color: color.text.tertiary, opacity: 1 },
  '@media': { [media.forcedColors]: { ':focus-visible': { outline: `${borderWidth.focus} solid Highlight` } } },
})

export const list = style({ maxBlockSize: `min(${rem(360)}, 60dvh)` })

export const note = style({ ...typography.small, paddingBlock: space['3'], paddingInline: space['4'], color: color.text.secondary })

export const start = style({ display: 'flex', flexShrink: 0 })
