import { theme } from '../theme/contract.css.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import { typography } from '../theme/typography.ts'
import type { FieldSize } from '../private/FieldBox.tsx'

const { color, space, borderWidth } = theme

export const control = style({ textOverflow: 'ellipsis' })

export const icon = style({
  alignSelf: 'center',
  marginInlineStart: `calc(${space['3']} - ${borderWidth.hairline})`,
  color: color.text.secondary,
  pointerEvents: 'none',
})

export const busy = style({ alignSelf: 'center', marginInlineEnd: space['2'], color: color.text.secondary })

// The buttons fill the end of the field, inside its border.
export const button = styleVariants<FieldSize>({
  small: { alignSelf: 'center', inlineSize: rem(32), blockSize: rem(32) },
  medium: { alignSelf: 'center', inlineSize: rem(40), blockSize: rem(40) },
})

export const message = style({
  ...typography.small,
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  minBlockSize: theme.size.control,
  paddingBlock: space['2'],
  paddingInline: space['4'],
  color: color.text.tertiary,
})
export const failed = style({ color: color.danger.text, fontWeight: 500 })

export const attribution = style({
  ...typography.small,
  paddingBlock: space['2'],
  paddingInline: space['4'],
  borderBlockStart: `${borderWidth.hairline} solid ${color.border.subtle}`,
  color: color.text.tertiary,
})

export const popup = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0 })
