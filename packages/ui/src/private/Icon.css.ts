import { globalStyle } from '@vanilla-extract/css'
import { theme } from '../theme/contract.css.ts'
import { components } from '../theme/layers.css.ts'
import { style, styleVariants } from '../theme/style.ts'
import type { IconSize } from './Icon.tsx'

export const root = style({ display: 'inline-block', flexShrink: 0, verticalAlign: 'middle' })

export const size = styleVariants<IconSize>({
  small: { inlineSize: theme.size.iconSmall, blockSize: theme.size.iconSmall },
  medium: { inlineSize: theme.size.icon, blockSize: theme.size.icon },
  large: { inlineSize: theme.space['6'], blockSize: theme.space['6'] },
})

// Gives icons of any icon set the same size and stroke.
globalStyle(`${root} > svg`, { '@layer': { [components]: { inlineSize: '100%', blockSize: '100%', strokeWidth: 1.75 } } })
