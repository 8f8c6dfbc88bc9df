import { globalStyle } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css.ts'
import { components } from '../theme/layers.css.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import type { SelectSize } from './Select.tsx'

export const box = style({ position: 'relative' })

export const control = style({
  appearance: 'none',
  ':enabled': { cursor: 'pointer' },
  textOverflow: 'ellipsis',
  // Native lists follow the theme.
  colorScheme: 'inherit',
})

export const minWidth = styleVariants<SelectSize>({
  // 160 px where there is space, less on the narrowest screens.
  small: { paddingInlineEnd: rem(32), inlineSize: rem(160) },
  medium: { paddingInlineEnd: rem(28) },
})

globalStyle(`${control} option`, { '@layer': { [components]: { color: theme.color.text.primary, background: theme.color.bg.surface } } })

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: rem(10),
  insetBlock: 0,
  marginBlock: 'auto',
  color: theme.color.text.secondary,
  pointerEvents: 'none',
})
