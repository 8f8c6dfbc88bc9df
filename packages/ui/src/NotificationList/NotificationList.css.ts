import { theme } from '../theme/contract.css.ts'
import { focusRing } from '../theme/focusRing.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import type { NotificationTone } from './NotificationList.tsx'

const { color, space, borderWidth } = theme

export const root = style({ display: 'grid', gap: space['4'], minInlineSize: 0 })
export const heading = style({ ...typography.caption, margin: 0, paddingBlockEnd: space['1'], color: color.text.tertiary })
export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

export const item = style({
  ...focusRing,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space['3'],
  // The text keeps the edge of what is around; the background of a hovered item stands out.
  inlineSize: `calc(100% + 2 * ${space['3']})`,
  marginInline: `calc(-1 * ${space['3']})`,
  padding: space['3'],
  border: 0,
  borderRadius: theme.radius.medium,
  background: 'transparent',
  color: color.text.primary,
  font: 'inherit',
  ...typography.small,
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
})
export const pressable = style({
  cursor: 'pointer',
  '@media': { '(hover: hover)': { ':hover': { background: color.bg.hover } } },
  ':active': { background: color.bg.hover },
})

export const icon = style({ display: 'flex', flexShrink: 0, paddingBlockStart: rem(1) })
export const iconTone = styleVariants<NotificationTone>({
  info: { color: color.info.icon },
  success: { color: color.success.icon },
  warning: { color: color.warning.icon },
  critical: { color: color.danger.solid },
})

export const words = style({ display: 'grid', gap: rem(2), flexGrow: 1, minInlineSize: 0 })
export const title = style(typography.body)
export const unreadTitle = style({ fontWeight: 700 })
export const body = style({ color: color.text.secondary })
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['3'],
  color: color.text.tertiary,
})
export const action = style({ color: color.text.primary, fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: rem(3) })

export const dot = style({
  flexShrink: 0,
  inlineSize: rem(8),
  blockSize: rem(8),
  marginBlockStart: space['2'],
  borderRadius: '50%',
  // Amber without a ring: the title in bold says the same.
  background: color.accent.mark,
  '@media': { [media.forcedColors]: { border: `${borderWidth.strong} solid CanvasText` } },
})
