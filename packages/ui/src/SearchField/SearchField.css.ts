import { globalStyle } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css.ts'
import { components } from '../theme/layers.css.ts'
import { rem } from '../theme/rem.ts'
import { style, styleVariants } from '../theme/style.ts'
import type { SearchFieldSize } from './SearchField.tsx'

export const control = style({ appearance: 'none', textOverflow: 'ellipsis' })

// Hides the native clear button: it has no name and is too small for touch.
globalStyle(`${control}::-webkit-search-cancel-button`, { '@layer': { [components]: { display: 'none' } } })

export const mark = style({
  alignSelf: 'center',
  marginInlineStart: `calc(${theme.space['3']} - ${theme.borderWidth.hairline})`,
  color: theme.color.text.secondary,
  pointerEvents: 'none',
})

// The button fills the end of the field, inside its border.
export const clear = styleVariants<SearchFieldSize>({
  small: { alignSelf: 'center', inlineSize: rem(32), blockSize: `calc(${theme.size.controlCompact} - ${theme.space['1']})` },
  medium: { alignSelf: 'center', inlineSize: theme.size.inset, blockSize: theme.size.inset },
})
