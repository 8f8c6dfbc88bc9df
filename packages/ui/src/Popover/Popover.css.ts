import { theme } from '../theme/contract.css.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import { popup } from '../private/overlay/popup.css.ts'
import type { PopoverPadding, PopoverWidth } from './Popover.tsx'

const rule = `${theme.borderWidth.hairline} solid ${theme.color.border.subtle}`

export const root = `${popup} ${style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  maxBlockSize: 'var(--radix-popper-available-height)',
  ':focus-visible': { outline: `${theme.borderWidth.focus} solid ${theme.color.border.focus}`, outlineOffset: 0 },
})}`
export const width = styleVariants<PopoverWidth>({ small: { inlineSize: rem(280) }, medium: { inlineSize: rem(360) } })

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space['3'],
  minBlockSize: rem(48),
  paddingBlock: theme.space['2'],
  paddingInline: theme.space['4'],
  borderBlockEnd: rule,
})
export const title = style({ ...typography.subheading, minInlineSize: 0, overflowWrap: 'anywhere' })

export const body = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const padding = styleVariants<PopoverPadding>({ normal: { padding: theme.space['4'] }, none: {} })
export const foot = style({ paddingBlock: theme.space['3'], paddingInline: theme.space['4'], borderBlockStart: rule })
